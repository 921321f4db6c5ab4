# UDuble, Mexican Train: when the second player goes out on the first turn, only those who have not had theirs still play.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben, Cy
options: rounds=1
round 1
hub: 12-12
first: 0
hand 0: 12-5 9-8
hand 1: 12-3
hand 2: 12-2 2-0 7-7
0 12-5 > 0
1 12-3 > 1
= turn: 2
= over: no
2 12-2 > 2
= moves: 2-0 > 2 | stop
2 2-0 > 2
= round: 17 0 14
= over: 1
= turn: none
