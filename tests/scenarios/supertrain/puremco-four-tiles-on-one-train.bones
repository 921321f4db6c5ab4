# Puremco, SuperTrain: with the T a double, the T on it, a double on the T and a tile on that may all go on one train, and no
# double is left open.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 T-W 3-3 3-1 7-0
hand 1: 12-8 9-3
yard: 11-4
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
0 T-W > 0 =W
0 3-3 > 0
= turn: 0
= moves: 3-1 > 0
0 3-1 > 0
= turn: 1
= open: none
= hand 0: 7-0
