# Puremco, SuperTrain: the W of a numbered wild tile covers any double and leaves the number open; only a tile of the double's own number
# may also go on by the number.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 8-3 6-0
hand 1: 12-8 7-W 5-W 3-1
yard: 7-6
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
0 8-3 > M
! 1 7-W > 0 =W
! 1 7-W > 1
= moves: 7-W > 0 | 5-W > 0 =5 | 5-W > 0 =W
1 7-W > 0
= open: none
