# Pressman, Mexican Train, decision: the holder of the hub may leave the own train for later; that draws nothing and marks nothing.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben
round 1
hand 0: 12-12 12-4 4-1
hand 1: 12-3 5-0
yard: 8-6
0 stop
= turn: 1
= markers: none
= yard: 1
! 1 stop           # only the opener may
= moves: 12-3 > 1 | 12-3 > M
1 12-3 > M
= moves: 12-4 > 0 | 12-4 > M2
! 0 stop
0 12-4 > 0
= turn: 1          # one tile, although 4-1 would go on
= hand 0: 4-1
