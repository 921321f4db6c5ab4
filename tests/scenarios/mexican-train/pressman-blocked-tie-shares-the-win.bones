# Pressman, Mexican Train: blocked: the lowest hand wins, and level lowest hands share the win.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben, Cy
round 1
hand 0: 12-12 12-1 5-4
hand 1: 8-1
hand 2: 7-7
0 12-1 > 0
! 1 8-1 > 0        # not marked
= moves: pass
1 pass
2 pass
= over: no
0 pass
= round: 9 9 14
= over: 0 1
