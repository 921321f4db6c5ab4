# UDuble, Mexican Train, decision: without a tile in the hand for one of the two, the second double may not be laid.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
round 1
hub: 12-12
first: 0
hand 0: 12-5 12-8 5-5 8-8 10-6
hand 1: 12-2 2-0 9-7 12-4
yard: 11-1 7-5
0 12-5 > 0
0 stop
1 12-2 > 1
1 stop
0 12-8 > M
1 2-0 > 1
0 5-5 > 0
! 0 8-8 > M
= moves: draw
0 draw
= moves: pass
0 pass
= open: 0
= markers: 0
= turn: 1
