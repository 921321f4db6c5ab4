# Cardinal, Mexican Train: by default one round per player; each starts with the next seat; the lowest total wins.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 1
hand 0: 12-5 4-0
hand 1: 8-8 8-2
= hub: 8-8
1 8-2 > 1
= round: 21 0
= scores: 21 0
= over: no
round 2
hand 0: 3-3 3-1
hand 1: 9-9 9-0
= hub: 3-3
= turn: 0
0 3-1 > 0
= round: 0 27
= scores: 21 27
= over: 0
