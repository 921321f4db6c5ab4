# Pressman, Mexican Train: while a double is open nothing else may be played: each player draws once for it, and who fails marks the own train,
# provided it has begun. The layer's own cover takes the marker off again.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben, Cy
round 1
hand 0: 12-12 12-6 6-6 9-8
hand 1: 5-4 3-1
hand 2: 12-10 8-8
yard: 7-2 11-1 12-0 10-4 6-4
0 12-6 > 0
1 draw
1 pass
= markers: none
2 12-10 > 2
0 6-6 > 0
0 draw
0 pass
= markers: 0
= open: 0
1 draw
! 1 12-0 > 1
! 1 12-0 > M
= moves: pass
1 pass
= markers: 0       # train 1 has not begun
2 draw
! 2 10-4 > 2
= moves: pass
2 pass
= markers: 0 2
= open: 0
0 draw
= moves: 6-4 > 0
0 6-4 > 0
= markers: 2
= open: none
= turn: 1
= moves: 12-0 > 1 | 12-0 > M
