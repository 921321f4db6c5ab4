# Puremco, SuperTrain: after a D the next player draws a tile before anything else and then plays as usual.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: D-W 9-1
hand 1: 12-4 3-0
yard: 7-6 8-2
0 D-W > 0 =W
= turn: 1
! 1 12-4 > 1
= moves: draw
1 draw
= hand 1: 12-4 3-0 7-6
= yard: 1
! 1 draw
= moves: 12-4 > 1 | 12-4 > M
1 12-4 > 1
= turn: 0
= moves: 9-1 > 0 =9 | 9-1 > 0 =1
