# Puremco, SuperTrain: as in Mexican Train a second double is refused while nothing in the hand could cover one of the two, also
# where the second would go on an open W.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 8-8 7-1
hand 1: A-W 3-1 4-2
yard: 7-6
0 12-5 > 0
1 A-W > M =W
= moves: 5-5 > 0 | 5-5 > M | 8-8 > M | 7-1 > M =7 | 7-1 > M =1
0 5-5 > 0
! 0 8-8 > M
= moves: 7-1 > M =7 | 7-1 > M =1
