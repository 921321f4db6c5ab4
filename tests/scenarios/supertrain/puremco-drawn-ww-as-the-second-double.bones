# Puremco, SuperTrain; the rules page: a drawn double may be the turn's second when the hand covers one of the two. A drawn W-W
# is such a one: any tile of the hand covers it.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 9-1 6-0
hand 1: 12-8 3-0 4-2
yard: W-W 7-6
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
= moves: draw
0 draw
! 0 W-W > 0
! 0 pass
= moves: W-W > M
0 W-W > M
= turn: 0
! 0 draw
= moves: 9-1 > M =9 | 9-1 > M =1 | 6-0 > M =6 | 6-0 > M =0
0 9-1 > M =1
= turn: 1
= open: 0
= hand 0: 6-0
