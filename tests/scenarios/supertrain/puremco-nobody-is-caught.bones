# Puremco, SuperTrain; the rules page: forgetting to announce the last tile costs nothing.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-1 9-8
hand 1: 12-2 3-0
0 12-1 > 0
! 1 catch
= turn: 1
