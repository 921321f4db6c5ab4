# Puremco, Mexican Train: after a double one further tile is owed, on the double or on any other eligible train.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 5-1 12-7 9-0
hand 1: 12-4 5-2 4-3
yard: 8-6
0 12-5 > 0
1 12-4 > 1
0 5-5 > 0
= turn: 0
! 0 9-0 > 0
! 0 draw
! 0 pass
= moves: 5-1 > 0 | 12-7 > M
0 12-7 > M
= open: 0
= turn: 1
! 1 4-3 > 1
= moves: 5-2 > 0
1 5-2 > 0
= open: none
= markers: none
= turn: 0
