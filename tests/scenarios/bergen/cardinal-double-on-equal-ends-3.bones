# Cardinal, Bergen, decision of the rules page: a double laid so that both ends are alike scores three as well.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 6-4 4-4 2-1
hand 1: 6-5 5-4 2-0
0 6-6 > lead
1 6-5 > 6-6
0 6-4 > 6-6
1 5-4 > 6-5
= scores: 2 2             # 4 and 4
= moves: 4-4 > 6-4 | 4-4 > 5-4
0 4-4 > 6-4
= scores: 5 2
