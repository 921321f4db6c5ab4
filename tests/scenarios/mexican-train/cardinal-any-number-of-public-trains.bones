# Cardinal, Mexican Train: every further tile with the station's number may start another public train, which all may use.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-12 12-6 12-5 12-4 3-1
hand 1: 12-3 12-2 6-0
0 12-6 > M
= turn: 1
! 1 12-3 > M
= moves: 12-3 > 1 | 12-3 > M2 | 12-2 > 1 | 12-2 > M2 | 6-0 > M
1 12-3 > M2
= moves: 12-5 > 0 | 12-5 > M3 | 12-4 > 0 | 12-4 > M3 | 3-1 > M2
0 12-5 > M3
= moves: 12-2 > 1 | 12-2 > M4 | 6-0 > M
1 6-0 > M
= turn: 0
= moves: 12-4 > 0 | 12-4 > M4 | 3-1 > M2
0 3-1 > M2
= turn: 1
