# Puremco, SuperTrain; the rules page: a D works as a follow-up too: it covers the double and the next player draws before the turn.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 D-W 9-1
hand 1: 12-4 4-0 3-0
yard: 7-6 8-1
0 12-5 > 0
1 12-4 > 1
0 5-5 > 0
0 D-W > 0 =D
= open: none
= turn: 1
= moves: draw
! 1 4-0 > 1
1 draw
= moves: 4-0 > 1
