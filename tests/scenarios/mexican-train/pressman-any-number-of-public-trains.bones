# Pressman, Mexican Train: any tile with the hub's number may start one more train off the hub, which everybody may use.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben
round 1
hand 0: 12-12 12-6 12-5 4-3
hand 1: 12-3 12-2 6-0 5-1
0 12-6 > 0
1 12-3 > M
= moves: 12-5 > M2 | 4-3 > M
0 12-5 > M2
! 1 6-0 > 0        # not marked
= moves: 12-2 > 1 | 12-2 > M3 | 5-1 > M2
1 12-2 > M3
= turn: 0
