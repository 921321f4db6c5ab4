# Cardinal, Bergen: 15 points are game, at the moment they are reached. Two rounds of 2 + 3 + 1, then 2 for the lead (14, not enough) and 3 in mid-round.
# Nothing may be moved after that, and nobody scores for being out.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 6-5 5-4 6-4
hand 1: 3-3
0 6-6 > lead
1 pass
0 6-5 > 6-6
1 pass
0 5-4 > 6-5
1 pass
0 6-4 > 5-4
= scores: 6 0
round 2
hand 0: 6-6 6-5 5-4 6-4
hand 1: 3-3
0 6-6 > lead
1 pass
0 6-5 > 6-6
1 pass
0 5-4 > 6-5
1 pass
0 6-4 > 5-4
= scores: 12 0
= over: no
round 3
hand 0: 6-6 6-5 5-4 6-4 1-0
hand 1: 3-3
0 6-6 > lead
= scores: 14 0
= over: no
1 pass
0 6-5 > 6-6
1 pass
0 5-4 > 6-5
1 pass
0 6-4 > 5-4
= scores: 17 0
= over: 0
= turn: none
= hand 0: 1-0
! 1 pass
