# Cardinal; the rules page: the opener starts the train in the same turn if a tile fits, and draws if none does.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-12 12-6 6-5
hand 1: 12-3 3-1
yard: 7-6 12-1
! 0 stop
! 0 draw
= moves: 12-6 > 0 | 12-6 > M
