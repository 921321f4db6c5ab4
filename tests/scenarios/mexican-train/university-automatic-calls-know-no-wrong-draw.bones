# University: while calls are automatic, nobody may draw with a tile that fits, as printed.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 1
hub: 9-9
first: 0
hand 0: 9-5 6-1
hand 1: 9-2 7-3
yard: 7-1 4-1
! 0 draw
= moves: 9-5 > 0 | 9-5 > M
