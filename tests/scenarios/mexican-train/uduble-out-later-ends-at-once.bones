# UDuble, Mexican Train: going out after the first turn ends the round at once; 12-7 and 3-0 count 22, an empty hand nothing.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
options: rounds=1
round 1
hub: 12-12
first: 0
hand 0: 12-5 12-4
hand 1: 12-3 12-7 3-0
0 12-5 > 0
1 12-3 > 1
1 stop
0 12-4 > M
= round: 0 22
= scores: 0 22
= over: 0
! 1 12-7 > M
