# Puremco, SuperTrain; the rules page: an open double closes all other trains to the A as well.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 8-3 6-0
hand 1: 12-8 A-W 3-1
yard: 7-7
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
0 8-3 > M
= open: 0
! 1 A-W > 1 =W
! 1 A-W > M =W
! 1 3-1 > M
= moves: A-W > 0 =A | A-W > 0 =W
1 A-W > 0 =A
= open: none
