# Pressman, Mexican Train: once an open double has been covered the turn goes on to the left of whoever covered it, not of whoever laid it.
# The marker of the one who failed stays, and opens that train.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben, Cy
round 1
hand 0: 12-12 12-6 6-6 9-8
hand 1: 12-3 8-3 6-1 11-2
hand 2: 12-10 1-0 5-0
yard: 7-4 10-5
0 12-6 > 0
1 12-3 > 1
2 12-10 > 2
0 6-6 > 0
= turn: 0
= moves: draw
0 draw
= moves: pass
0 pass
= markers: 0
= open: 0
= turn: 1
! 1 8-3 > 1
= moves: 6-1 > 0
1 6-1 > 0
= open: none
= markers: 0
= turn: 2
= moves: 1-0 > 0
2 1-0 > 0
= turn: 0
= markers: 0
