# Puremco, SuperTrain: a D on another train while a double stays open: the next player draws for the D, then is bound by the double,
# draws the ordinary tile when unable, and gets the marker.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 D-W 9-1
hand 1: 12-4 4-0 3-0
yard: 7-6 8-1 6-1
0 12-5 > 0
1 12-4 > 1
0 5-5 > 0
0 D-W > M =D
= open: 0
1 draw
! 1 4-0 > 1
= moves: draw
1 draw
= moves: pass
1 pass
= markers: 1
= yard: 1
