# Puremco, SuperTrain; the rules page: a D that was drawn for want of a play acts like one from the hand.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 9-1 8-0
hand 1: 12-4 3-0
yard: D-W 7-6 5-2
0 draw
= moves: D-W > 0 =D | D-W > 0 =W | D-W > M =D | D-W > M =W
0 D-W > 0 =W
= turn: 1
= moves: draw
1 draw
= hand 1: 12-4 3-0 7-6
