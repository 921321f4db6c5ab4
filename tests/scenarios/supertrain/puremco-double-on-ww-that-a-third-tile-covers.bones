# Puremco, SuperTrain: a double may cover W-W while another is open when the hand then covers one of the two.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 2-2 W-W 1-1 6-1 9-8
hand 1: 12-2 9-3 2-0 6-4
yard: 1-0 7-6
0 12-5 > 0
1 12-2 > M
0 2-2 > M
0 W-W > 0
0 1-1 > 0
= turn: 0
! 0 draw
= moves: 6-1 > 0
0 6-1 > 0
= turn: 1
= open: M
