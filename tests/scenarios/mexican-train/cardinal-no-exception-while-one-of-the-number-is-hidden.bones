# Cardinal, Mexican Train: one tile of the double's number still face down is enough: the cover is owed.
game: mexican-train
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 6-5 5-4 4-0 5-0 5-5 3-1
hand 1: 6-1 5-1 5-2 3-2 5-3 4-2
yard: 0-0 1-1
0 6-5 > 0
0 5-4 > 0
0 4-0 > 0
0 5-0 > 0
0 stop
1 6-1 > 1
1 5-1 > 1
1 5-2 > 1
1 3-2 > 1
1 stop
0 5-5 > 0
= turn: 0
= moves: draw
0 draw
= moves: pass
0 pass
= markers: 0
= open: 0
= moves: 5-3 > 0
! 1 5-3 > 1
1 5-3 > 0
= open: none
= turn: 0
