# University 2016, Mexican Train: a marked train is eligible for all until its owner plays on it; a marked player may still play elsewhere.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-5 8-1 8-0
hand 1: 9-4 9-3 5-2
yard: 3-2 6-6
0 9-5 > 0
! 1 5-2 > 0
1 9-4 > 1
0 draw
0 pass
= markers: 0
= moves: 5-2 > 0 | 9-3 > M
1 9-3 > M
= moves: 3-2 > M
0 3-2 > M
= markers: 0
= moves: 5-2 > 0 | 5-2 > M
