# UDuble, Mexican Train: the second tile after a double may go on any train open to the player; then the double stays open, without a marker, for the next one.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
round 1
hub: 12-12
first: 0
hand 0: 12-5 12-8 5-5 5-1 10-6
hand 1: 12-2 2-0 9-7 5-4
yard: 11-1 7-5
0 12-5 > 0
0 stop
1 12-2 > 1
1 stop
0 5-5 > 0
= moves: 5-1 > 0 | 12-8 > M
0 12-8 > M
= open: 0
= markers: none
= turn: 1
! 1 2-0 > 1
= moves: 5-4 > 0
1 5-4 > 0
= open: none
= turn: 0
