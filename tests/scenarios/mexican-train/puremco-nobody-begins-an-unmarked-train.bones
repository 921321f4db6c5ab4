# Puremco, Mexican Train: one tile a turn, on the own train or the Mexican Train; there is one Mexican Train only, and
# another player's unmarked place at the engine is closed.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-4 9-1
hand 1: 12-4 12-3 6-5
! 0 12-5 > 1
! 0 5-4 > 0
! 0 12-5 > M2
= moves: 12-5 > 0 | 12-5 > M
0 12-5 > M
= turn: 1
! 1 12-4 > M2
! 1 12-4 > 0
= moves: 12-4 > 1 | 12-3 > 1 | 6-5 > M
