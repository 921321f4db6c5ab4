# University 2016, Mexican Train: who announces the last tile with the play that leaves it cannot be caught.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
options: calls=spoken, penalty=draw
round 1
first: 0
hand 0: 9-5 5-1
hand 1: 9-4 4-2 3-3
yard: 8-7 6-0
0 9-5 > 0 !last
! 1 catch
= hand 0: 5-1
= turn: 1
