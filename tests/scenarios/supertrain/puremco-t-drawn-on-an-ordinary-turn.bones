# Puremco, SuperTrain; the rules page: a T drawn for want of a play gives its further play too, with any tile of the hand.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 9-1 8-0
hand 1: 12-4 6-2
yard: T-W 7-6
0 draw
0 T-W > 0 =W
= turn: 0
= moves: 9-1 > 0 =9 | 9-1 > 0 =1 | 8-0 > 0 =8 | 8-0 > 0 =0
0 8-0 > 0 =8
= turn: 1
