# Puremco, SuperTrain; the rules page: with an empty boneyard the D does nothing; the next player simply has the turn.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: D-W 9-1
hand 1: 12-4 3-0
0 D-W > 0 =W
= turn: 1
! 1 draw
= moves: 12-4 > 1 | 12-4 > M
