# University 2016, Mexican Train: who cannot play after a draw marks the place where the own train will begin, and then
# others may begin it. The owner begins it too, or plays on it, and the marker is gone.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 8-1 7-1
hand 1: 9-4 6-3 5-2
yard: 8-2 9-0
0 draw
= moves: pass
0 pass
= markers: 0
= moves: 9-4 > 0 | 9-4 > 1 | 9-4 > M
! 1 draw
1 9-4 > 1
= moves: draw
0 draw
= moves: 9-0 > 0 | 9-0 > M
0 9-0 > 0
= markers: none
