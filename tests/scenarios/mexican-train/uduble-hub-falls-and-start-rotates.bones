# UDuble, Mexican Train: 12-12 is the engine of round 1 and 11-11 of round 2; the next seat starts; the pips add up.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
round 1
hub: 12-12
first: 0
hand 0: 12-5
hand 1: 12-7 3-0
= hub: 12-12
0 12-5 > 0
= turn: 1          # out on the first turn: Ben still has his
1 12-7 > 1
= round: 0 3
= over: no
round 2
hand 0: 10-9
hand 1: 11-1
yard: 8-2
= hub: 11-11
= turn: 1
! 1 11-1 > M
1 11-1 > 1
= turn: 0
0 draw
0 pass
= round: 29 0
= scores: 29 3
= over: no
