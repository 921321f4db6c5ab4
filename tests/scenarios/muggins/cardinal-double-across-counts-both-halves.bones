# Cardinal, Muggins: a double that lies across at the end of an arm counts twice: 12 + 8 = 20. Covered it counts no more.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 4-4 6-5 1-1
hand 1: 6-4 4-2 3-0
0 6-6 > lead
1 6-4 > 6-6
= scores: 0 0             # 12 + 4 = 16
0 4-4 > 6-4
= scores: 20 0
1 4-2 > 4-4
= scores: 20 0            # 12 + 2 = 14
0 6-5 > 6-6
= scores: 20 0            # 2 + 5 = 7
