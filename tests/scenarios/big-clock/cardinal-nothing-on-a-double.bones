# Cardinal, Big Clock: no tile goes on a double, at its own hour or not: 4-3 finds only 3-3 and 4-4 and is wasted.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 3-3 6-5 2-0 4-4 5-5 6-6 4-3 1-1
= hour 1: 3-3
= scores: 3
= moves: turn
0 turn
= moves: waste
! 0 4-3 > 1
! 0 4-3 > 4
0 waste
= moves: turn
0 turn
= up: 1-1
= over: none             # it can be laid nowhere, and no top can be moved
= scores: 3
= moves: none
