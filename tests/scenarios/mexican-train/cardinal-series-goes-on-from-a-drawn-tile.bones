# Cardinal, Mexican Train: the drawn tile that starts the own train starts a series too.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-12 12-6 11-9
hand 1: 8-5 5-1 10-3
yard: 12-8 4-4
0 12-6 > 0
= turn: 1
= moves: draw
1 draw
= moves: 12-8 > 1 | 12-8 > M
1 12-8 > 1
= moves: 8-5 > 1 | stop
1 8-5 > 1
= moves: 5-1 > 1 | stop
1 5-1 > 1
= turn: 0
= hand 1: 10-3
