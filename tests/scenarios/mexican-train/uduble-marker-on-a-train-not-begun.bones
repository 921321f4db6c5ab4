# UDuble, Mexican Train: a first turn without a play marks the place where the train would start; others may begin it once their own first turn is over.
# The first turn is gone: later it is one tile a turn, and the owner's tile takes the marker off.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
round 1
hub: 12-12
first: 0
hand 0: 8-5 5-1
hand 1: 12-3 12-4 10-0
yard: 7-2 9-6 4-2 11-8
0 draw
= moves: pass
0 pass
= markers: 0
= open: none
! 1 12-3 > 0
! 1 12-4 > M
= moves: 12-3 > 1 | 12-4 > 1
1 12-3 > 1
= turn: 0
0 draw
0 pass
= markers: 0
= moves: 12-4 > 0 | 12-4 > M
1 12-4 > 0
= markers: 0
= turn: 0
0 draw
= moves: 4-2 > 0
0 4-2 > 0
= markers: none
! 0 7-2 > 0        # no string any more
= turn: 1
