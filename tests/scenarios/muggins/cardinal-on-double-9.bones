# Cardinal, Muggins: the larger sets may be used with the same rules: 9-9 leads and is open four ways, 18 + 2 = 20 scores 20.
game: muggins
edition: cardinal
set: 9
players: Ann, Ben
round 1
hand 0: 9-9 9-8 9-1
hand 1: 9-2 9-7 9-6
= moves: 9-9 > lead
0 9-9 > lead
= scores: 0 0             # 18
1 9-2 > 9-9
= scores: 0 20
0 9-8 > 9-9
= scores: 10 20           # 2 + 8
1 9-7 > 9-9
= scores: 10 20           # 2 + 8 + 7 = 17
= moves: 9-1 > 9-9
