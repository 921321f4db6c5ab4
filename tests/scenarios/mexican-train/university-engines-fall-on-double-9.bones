# University 2016, Mexican Train: the next round's engine is the next lower double; every train, the Mexican Train too, begins with it.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-1
hand 1: 7-0
= hub: 9-9
0 9-1 > 0
round 2
hand 0: 9-9
hand 1: 8-4 9-2
= hub: 8-8
= turn: 1
! 1 9-2 > M
= moves: 8-4 > 1 | 8-4 > M
