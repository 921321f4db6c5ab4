# Puremco, SuperTrain: the tile drawn for a D joins the hand: any eligible tile may be played, the new one or another.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: D-W 9-1
hand 1: 12-4 3-0
yard: 12-7 8-2
0 D-W > M =D
1 draw
= moves: 12-4 > 1 | 12-7 > 1
1 12-4 > 1
= hand 1: 3-0 12-7
= turn: 0
