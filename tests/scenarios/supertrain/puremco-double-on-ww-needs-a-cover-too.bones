# Puremco, SuperTrain: only one double may be left exposed. With two open, a double may go on W-W only if a third tile of the hand
# then covers one of the two; 7-0 could cover the W-W, but neither the 1-1 nor the 11-11 that would lie on it.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 2-2 W-W 1-1 11-11 7-0 10-6
hand 1: 12-2 9-3 2-0 6-4
yard: 1-0 7-6
0 12-5 > 0
1 12-2 > M
0 2-2 > M
= turn: 0
0 W-W > 0
= turn: 0
! 0 1-1 > 0
! 0 11-11 > 0
! 0 draw                  # the third tile comes from the hand
= moves: 7-0 > 0 =7 | 7-0 > 0 =0 | 10-6 > 0 =10 | 10-6 > 0 =6
0 7-0 > 0 =0
= turn: 1
= open: M
! 1 9-3 > 1
= moves: 2-0 > M
