# Cardinal, Mexican Train: a series may not be stopped on a double that can be covered, and one that ends there draws once; failing that the train is marked
# and the double is open for the next player, who covers it before starting the own train. That start is a series when it comes.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-12 12-6 6-6 9-8
hand 1: 12-3 3-2 6-1 10-0
yard: 5-4 7-1 11-8
0 12-6 > 0
= moves: 6-6 > 0 | stop
0 6-6 > 0
! 0 stop
= moves: draw
0 draw
0 pass
= markers: 0
= open: 0
= turn: 1
! 1 12-3 > 1
= moves: 6-1 > 0
1 6-1 > 0
= open: none
= turn: 0
0 draw
= moves: 7-1 > 0
0 7-1 > 0
= markers: none
= moves: 12-3 > 1 | 12-3 > M
1 12-3 > 1
= moves: 3-2 > 1 | stop
1 stop
= turn: 0
