# University 2016, Mexican Train: without a third tile in hand for one of them the second double may not be laid, whichever comes first.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-8 5-5 8-8 7-1
hand 1: 9-5 9-1 7-2
yard: 6-2 7-0
0 9-8 > 0
1 9-5 > M
= moves: 5-5 > M | 8-8 > 0
0 8-8 > 0
! 0 5-5 > M
= moves: draw
0 draw
0 pass
= markers: 0
= open: 0
