# UDuble, Mexican Train: the thirteenth round has the double blank in the middle and is the last; the lowest total wins.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
round 13
hub: 0-0
first: 0
hand 0: 5-0
hand 1: 4-0 6-6
0 5-0 > 0
= over: no
1 4-0 > 1
= round: 0 12
= over: 0
