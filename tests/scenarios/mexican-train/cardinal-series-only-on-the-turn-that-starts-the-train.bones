# Cardinal, Mexican Train: a series goes on the own train only, and only on the turn that starts it, also where that is a later one.
# Every other turn is one tile. A public train may come before the own one.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-12 12-6 6-5 5-4 4-1 12-1
hand 1: 12-3 3-2 12-8 8-7 7-0
0 12-6 > 0
! 0 12-1 > M
= moves: 6-5 > 0 | stop
0 6-5 > 0
= moves: 5-4 > 0 | stop
0 stop
= turn: 1
= moves: 12-3 > 1 | 12-3 > M | 12-8 > 1 | 12-8 > M
1 12-3 > M
! 1 3-2 > M        # no series on a public train
= turn: 0
= moves: 5-4 > 0 | 12-1 > M2
0 5-4 > 0
! 0 4-1 > 0        # the train has departed: one tile
= turn: 1
= moves: 3-2 > M | 12-8 > 1 | 12-8 > M2
1 12-8 > 1
= moves: 8-7 > 1 | stop
1 8-7 > 1
= moves: 7-0 > 1 | stop
1 7-0 > 1
= hand 1: 3-2
= turn: 0
