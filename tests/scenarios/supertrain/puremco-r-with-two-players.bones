# Puremco, SuperTrain; the rules page: with two players an R changes nothing to be seen: the other one is next.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: R-W 9-1
hand 1: 12-4 3-0
0 R-W > 0 =W
= turn: 1
1 12-4 > 1
= turn: 0
