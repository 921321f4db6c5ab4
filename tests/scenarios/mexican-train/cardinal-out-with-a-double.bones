# Cardinal, Mexican Train: a double as the last tile ends the round at once. The pips left in a hand are its score: 12-7 and 3-0 count 22.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
options: rounds=1
round 1
first: 0
hand 0: 12-12 12-6 6-6
hand 1: 12-7 3-0
yard: 6-1
0 12-6 > 0
= over: no
0 6-6 > 0
= hand 0: none
= round: 0 22
= scores: 0 22
= over: 0
= turn: none
= moves: none
! 1 12-7 > 1
