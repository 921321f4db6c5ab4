# UDuble, Mexican Train: all pass on an empty boneyard: the round ends, and everybody counts the own pips.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben
options: rounds=1
round 1
hub: 12-12
first: 0
hand 0: 8-7
hand 1: 12-9 10-3
= moves: pass
0 pass
= markers: 0
1 12-9 > 1
= turn: 0
0 pass
= over: no
1 pass
= round: 15 13
= over: 1
