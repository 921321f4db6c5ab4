# UDuble, Mexican Train, decision: a second double on another train is allowed where the hand then covers one of the two; the other stays open and binds everybody.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
round 1
hub: 12-12
first: 0
hand 0: 12-5 12-8 5-5 8-8 8-3 10-6
hand 1: 12-2 2-0 9-7 12-4
yard: 11-1 7-5
0 12-5 > 0
0 stop             # 5-5 would go on
1 12-2 > 1
1 stop
0 12-8 > M
1 2-0 > 1
= moves: 5-5 > 0 | 8-8 > M | 8-3 > M
0 5-5 > 0
= moves: 8-8 > M | 8-3 > M
0 8-8 > M
! 0 draw
= moves: 8-3 > M
0 8-3 > M
= turn: 1
= open: 0
= markers: none
= moves: draw
1 draw
1 pass
= markers: 1
= open: 0
0 draw
= moves: 7-5 > 0
0 7-5 > 0
= open: none
