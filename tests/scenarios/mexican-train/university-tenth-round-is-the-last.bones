# University 2016, Mexican Train: with double-9 the tenth round, on 0-0, is the last, and the lowest total wins.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 10
first: 0
hand 0: 6-0
hand 1: 7-4
= hub: 0-0
0 6-0 > M
= scores: 0 11
= over: 0
