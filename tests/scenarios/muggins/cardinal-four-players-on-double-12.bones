# Cardinal, Muggins: four may play on double-12 (and on double-9): 12-12 counts 24, 12-1 beside it makes 25.
game: muggins
edition: cardinal
set: 12
players: Ann, Ben, Cy, Dee
round 1
hand 0: 11-11 12-1 9-9
hand 1: 12-2 3-3
hand 2: 12-3 4-4
hand 3: 12-12 6-5
= turn: 3
3 12-12 > lead
0 12-1 > 12-12
= scores: 25 0 0 0
1 12-2 > 12-12
= scores: 25 0 0 0        # 1 + 2
2 12-3 > 12-12
= scores: 25 0 0 0        # 1 + 2 + 3
