# University, Muggins, the sheet's example: four open ends of 6 + 0 + 4 + 5 = 15 score 15; with a 2 in the place of the 5 they make 12 and score nothing.
game: muggins
edition: university
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 3-3 3-0 5-3 1-1
hand 1: 6-3 4-3 2-2
0 3-3 > lead
= scores: 0 0             # 6
1 6-3 > 3-3
= scores: 0 0             # 6 + 6 = 12
0 3-0 > 3-3
= scores: 0 0             # 6 + 0
1 4-3 > 3-3
= scores: 0 10            # 6 + 0 + 4
0 5-3 > 3-3
= scores: 15 10           # 6 + 0 + 4 + 5
1 pass
0 pass
= scores: 20 10           # blocked: 2 against 4, and 4 is rounded to 5
round 2
hand 0: 6-3 4-3 2-2
hand 1: 3-3 3-0 3-2 1-1
= turn: 1
1 3-3 > lead
0 6-3 > 3-3
1 3-0 > 3-3
0 4-3 > 3-3
= scores: 30 10
1 3-2 > 3-3
= scores: 30 10           # 6 + 0 + 4 + 2 = 12
= moves: 2-2 > 3-2
