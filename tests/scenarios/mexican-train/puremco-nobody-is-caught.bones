# Puremco, Mexican Train: the last tile is announced by tapping it, but the sheet sets no price on forgetting it.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 9-1
hand 1: 12-4 8-3
yard: 6-0
0 12-5 > 0
! 1 catch
= moves: 12-4 > 1 | 12-4 > M
