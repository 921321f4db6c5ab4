# UDuble, Mexican Train: there is one public train: once it has started, no other may.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
round 1
hub: 12-12
first: 0
hand 0: 12-5 12-4 12-8 9-0
hand 1: 12-3 12-7 4-0
yard: 11-10
0 12-5 > 0
1 12-3 > 1
! 0 12-4 > M2
= moves: 12-4 > M | 12-8 > M
0 12-4 > M
! 1 12-7 > M
! 1 12-7 > M2
= moves: 4-0 > M
1 4-0 > M
= turn: 0
= moves: 9-0 > M
