# Puremco, Mexican Train: the engine is the highest double, then the next lower one each round; the start goes round
# clockwise; the totals run on and the lowest one wins, whoever went out last.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben, Cy
options: rounds=3
round 1
first: 2
hand 0: 12-1 1-0
hand 1: 7-0
hand 2: 12-2
= hub: 12-12
= turn: 2
2 12-2 > 2
= scores: 14 7 0
= over: no
round 2
hand 0: 11-1
hand 1: 12-12
hand 2: 8-0
= hub: 11-11
= turn: 0
= moves: 11-1 > 0 | 11-1 > M
0 11-1 > 0
= round: 0 24 8
= scores: 14 31 8
round 3
hub: 10-10
hand 0: 3-0
hand 1: 10-1
hand 2: 5-0
= hub: 10-10
= turn: 1
1 10-1 > M
= scores: 17 31 13
= over: 2
