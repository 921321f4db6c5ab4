# Puremco, SuperTrain: a T drawn after a double may go on the double or on any eligible train, and its further play anywhere
# eligible too: the double may stay open.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 9-1
hand 1: 12-8 3-0 6-2
yard: T-W 7-6
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
= moves: draw
0 draw
= moves: T-W > 0 =T | T-W > 0 =W | T-W > M =T | T-W > M =W
0 T-W > M =W
= turn: 0
= moves: 9-1 > M =9 | 9-1 > M =1
0 9-1 > M =1
= round: 0 11
