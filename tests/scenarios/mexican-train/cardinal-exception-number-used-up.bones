# Cardinal, Mexican Train: a double whose number lies face up on all its other tiles owes no cover: the turn simply ends.
game: mexican-train
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 6-5 5-4 4-0 5-0 5-5 3-1
hand 1: 6-1 5-1 5-2 3-2 5-3 4-2
0 6-5 > 0
0 5-4 > 0
0 4-0 > 0
0 5-0 > 0
= moves: 5-5 > 0 | stop
0 stop
1 6-1 > 1
1 5-1 > 1
1 5-2 > 1
1 3-2 > 1
1 5-3 > 1
= turn: 0
= moves: 5-5 > 0
0 5-5 > 0
= turn: 1
= open: none
= markers: none
= hand 0: 3-1
= moves: pass      # the boneyard is empty
1 pass
= markers: 1
= over: no
0 pass
= round: 4 6
= scores: 4 6
