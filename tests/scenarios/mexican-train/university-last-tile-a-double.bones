# University 2016, Mexican Train: the round ends with the last tile, also when that is a double.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-5 5-5
hand 1: 9-4 7-3 2-0
yard: 6-2
0 9-5 > 0
1 9-4 > 1
0 5-5 > 0
= turn: none
= round: 0 12
= over: no
