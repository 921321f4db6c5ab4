# Cardinal, Bergen: whoever makes the two ends of the line alike scores two. Ends that differ score nothing, whatever they add up to.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 6-4 3-3 4-1
hand 1: 6-5 5-4 2-2
0 6-6 > lead
= scores: 2 0
1 6-5 > 6-6
= scores: 2 0             # 6 and 5
0 6-4 > 6-6
= scores: 2 0             # 5 and 4
= moves: 5-4 > 6-5 | 5-4 > 6-4
1 5-4 > 6-5
= scores: 2 2             # 4 and 4
= moves: 4-1 > 6-4 | 4-1 > 5-4
0 4-1 > 5-4
= scores: 2 2             # 4 and 1: five in all, and nothing for it
