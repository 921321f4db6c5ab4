# Cardinal, Bergen: a double at one end, and a single laid at the other that shows the same number: three.
# The same tile laid on the double instead makes two equal singles: two (round 2). One more for being out.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 5-4 1-1
hand 1: 6-5 6-4
0 6-6 > lead
1 6-5 > 6-6
= scores: 2 0
0 5-4 > 6-5
= scores: 2 0             # 6 and 4
= moves: 6-4 > 6-6 | 6-4 > 5-4
1 6-4 > 5-4
= round: 2 4              # three for the ends, one for being out
= scores: 2 4
round 2
hand 0: 6-6 5-4 1-1
hand 1: 6-5 6-4
0 6-6 > lead
1 6-5 > 6-6
0 5-4 > 6-5
1 6-4 > 6-6
= round: 2 3              # 4 and 4, no double: two, and one
= scores: 4 7
