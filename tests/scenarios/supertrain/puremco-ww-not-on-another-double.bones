# Puremco, SuperTrain: W-W may not be laid on a double; who holds nothing else for an open one must draw.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 8-3 6-0
hand 1: 12-8 W-W 3-1
yard: 7-6 5-4
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
0 8-3 > M
= open: 0
! 1 W-W > 0
! 1 W-W > M
= moves: draw
1 draw
! 1 W-W > 0
= moves: pass
1 pass
= markers: 1
