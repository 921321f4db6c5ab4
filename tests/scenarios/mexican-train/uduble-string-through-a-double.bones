# UDuble, Mexican Train: a string passes through a double, which must be covered if it can be; it goes on after that.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
round 1
hub: 12-12
first: 0
hand 0: 12-5 5-5 5-2 2-1 9-8
hand 1: 12-3 10-0
yard: 7-4
0 12-5 > 0
= moves: 5-5 > 0 | 5-2 > 0 | stop
0 5-5 > 0
! 0 stop
! 0 draw
= moves: 5-2 > 0
0 5-2 > 0
= moves: 2-1 > 0 | stop
0 2-1 > 0
= turn: 1
= open: none
= markers: none
