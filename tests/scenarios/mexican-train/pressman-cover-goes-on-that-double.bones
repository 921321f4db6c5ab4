# Pressman, Mexican Train: after a double the second tile goes on it and nowhere else.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben
round 1
hand 0: 12-12 12-6 6-6 6-2 12-4 9-0
hand 1: 12-3 10-0 11-4
yard: 7-1
0 12-6 > 0
1 12-3 > 1
0 6-6 > 0
! 0 12-4 > M
! 0 draw
= moves: 6-2 > 0
0 6-2 > 0
= turn: 1
= open: none
= markers: none
