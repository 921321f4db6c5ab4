# Pressman, Mexican Train, decision: with more rounds the pips add up and the lowest total wins. The hub's holder starts every round.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben
options: rounds=2
round 1
hand 0: 12-12 12-5
hand 1: 12-7 3-0
0 12-5 > 0
= scores: 0 22
= over: no
round 2
hand 0: 8-8 9-7
hand 1: 9-9 9-1
= hub: 9-9
= turn: 1
1 9-1 > 1
= round: 32 0
= scores: 32 22
= over: 1
