# Cardinal, Mexican Train: after a double on a public train the second tile goes on that double and nowhere else, so never a second double.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-12 12-6 12-9 9-9 6-6 6-2 4-0
hand 1: 12-3 10-1 11-5
yard: 7-0
0 12-6 > M
1 12-3 > 1
0 12-9 > 0
0 stop             # 9-9 would go on
1 draw
1 pass
0 6-6 > M
! 0 9-9 > 0
! 0 draw
= moves: 6-2 > M
0 6-2 > M
= open: none
= turn: 1
