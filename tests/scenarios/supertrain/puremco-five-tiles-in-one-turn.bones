# Puremco, SuperTrain: the longest turn has five tiles: a double, a second double on another train, the T on one of the two, a
# double on the T, and a tile from the hand on either double that is still open. One double is left open.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
hub: 12-12
first: 0
hand 0: 12-5 5-5 8-8 T-W 3-3 5-1 10-6 7-0
hand 1: 12-8 9-3 12-2 6-2
yard: 11-4 6-0
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
= turn: 0
0 8-8 > M
= turn: 0
! 0 draw
! 0 10-6 > M
0 T-W > M =W       # on the 8-8
= turn: 0
0 3-3 > M          # on the T's open W
= turn: 0
! 0 draw
= moves: 5-1 > 0   # one of the two open doubles, from the hand
0 5-1 > 0
= turn: 1
= open: M
= hand 0: 10-6 7-0
! 1 12-2 > 1
= moves: 9-3 > M
