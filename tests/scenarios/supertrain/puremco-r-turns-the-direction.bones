# Puremco, SuperTrain: after an R play goes the other way round for the rest of the round; the next round goes clockwise
# again and starts with the next seat.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben, Cy
options: rounds=2
round 1
first: 0
hand 0: R-W 9-1
hand 1: 12-4 3-0
hand 2: 12-6 6-2
0 R-W > 0 =W
= turn: 2
2 12-6 > 2
= turn: 1
1 12-4 > 1
= turn: 0
0 9-1 > 0 =9
= scores: 0 3 8
round 2
hand 0: 11-1 8-0
hand 1: 11-2 8-1
hand 2: 11-3 8-2
= hub: 11-11
= turn: 1
1 11-2 > 1
= turn: 2
2 11-3 > 2
= turn: 0
