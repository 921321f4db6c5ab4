# University 2016, Mexican Train: the penalty is for the table to agree on; by default there is none and nobody can be caught.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
options: calls=spoken
round 1
first: 0
hand 0: 9-5 5-1
hand 1: 9-4 4-2 3-3
yard: 8-7
0 9-5 > 0
! 1 catch
= turn: 1
= hand 0: 5-1
