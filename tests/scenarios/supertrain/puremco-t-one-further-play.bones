# Puremco, SuperTrain: the T gives its player one further play on any eligible train, and who can make it must.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: T-W 9-1 12-3 8-0
hand 1: 12-4 3-0
yard: 7-6
0 T-W > 0 =T
= turn: 0
! 0 draw
! 0 pass
! 0 stop
! 0 9-1 > 0 =1
= moves: 12-3 > M
0 12-3 > M
= turn: 1
