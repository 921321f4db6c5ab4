# Pressman, Mexican Train: the match is one round, won by whoever goes out; the others' pips are counted: 12-7 and 3-0 are 22.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben
round 1
hand 0: 12-12 12-5
hand 1: 12-7 3-0
0 12-5 > 0
= round: 0 22
= scores: 0 22
= over: 0
= moves: none
! 1 12-7 > 1
