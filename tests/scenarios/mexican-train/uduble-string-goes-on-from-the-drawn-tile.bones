# UDuble, Mexican Train: without a tile for the engine one is drawn; if it fits it must be played, and the string may go on from it.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
round 1
hub: 12-12
first: 0
hand 0: 8-5 5-1 10-10
hand 1: 12-3 10-0
yard: 12-8 11-5
= moves: draw
0 draw
! 0 pass
= moves: 12-8 > 0
0 12-8 > 0
= moves: 8-5 > 0 | stop
0 8-5 > 0
= moves: 5-1 > 0 | stop
0 5-1 > 0
= turn: 1
= hand 0: 10-10
