# UDuble, Mexican Train: the first turn is a string of any length on the own train; the Mexican Train is closed for it.
# From the second turn on one tile, and the Mexican Train is open.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
round 1
hub: 12-12
first: 0
hand 0: 12-6 6-4 12-1 9-9
hand 1: 12-3 10-0
yard: 11-5
! 0 12-1 > M
! 0 stop           # what can be played must be
! 0 draw
= moves: 12-6 > 0 | 12-1 > 0
0 12-6 > 0
! 0 12-1 > M
= moves: 6-4 > 0 | stop
0 stop
! 1 12-3 > M
= moves: 12-3 > 1
1 12-3 > 1
= turn: 0
= moves: 6-4 > 0 | 12-1 > M
0 12-1 > M
! 0 6-4 > 0
= turn: 1
= moves: draw
