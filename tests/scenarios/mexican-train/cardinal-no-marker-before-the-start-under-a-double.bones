# Cardinal, Mexican Train, decision: under an open double too, a train that has not begun gets no marker.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-12 12-6 6-6 9-8
hand 1: 12-3 10-1
yard: 11-5 7-0 6-2
0 12-6 > 0
0 6-6 > 0
0 draw
0 pass
= markers: 0
= open: 0
! 1 12-3 > 1
! 1 12-3 > M
= moves: draw
1 draw
1 pass
= markers: 0
= open: 0
0 draw
= moves: 6-2 > 0
0 6-2 > 0
= markers: none
= open: none
= turn: 1
= moves: 12-3 > 1 | 12-3 > M
