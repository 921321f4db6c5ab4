# UDuble, Mexican Train: who goes out on the first turn, even with a double, binds nobody: everybody else takes the first turn, then the round ends.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben, Cy
options: rounds=1
round 1
hub: 12-12
first: 0
hand 0: 12-5 5-5
hand 1: 12-3 3-1 9-0
hand 2: 8-7
yard: 6-4 5-0
0 12-5 > 0
0 5-5 > 0
= turn: 1
= open: none
= over: no
! 1 12-3 > M
= moves: 12-3 > 1
1 12-3 > 1
= moves: 3-1 > 1 | stop
1 stop
= turn: 2
= moves: draw
2 draw
2 pass
= round: 0 13 25
= over: 0
