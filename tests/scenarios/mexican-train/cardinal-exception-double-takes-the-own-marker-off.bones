# Cardinal, Mexican Train: a double laid on the own marked train takes the marker off, and nobody owes a cover on it.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-12 12-6 9-8
hand 1: 12-3 10-9 11-7
yard: 7-1 8-5 6-6 12-4 6-2
0 12-6 > 0
1 12-3 > 1
0 draw
0 pass
= markers: 0
1 draw
1 pass
= markers: 0 1
0 draw
= moves: 6-6 > 0
0 6-6 > 0
= markers: 1
= open: none
= turn: 1
= moves: draw
1 draw
= moves: 12-4 > M  # not bound by the 6-6
1 12-4 > M
= turn: 0
0 draw
= moves: 6-2 > 0
0 6-2 > 0
= turn: 1
