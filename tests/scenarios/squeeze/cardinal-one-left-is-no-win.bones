# Cardinal, Squeeze: one tile left is a near win only: the record calls it lost, with a score of one.
game: squeeze
edition: cardinal
set: 6
players: Ann
round 1
yard: 4-1 4-2 4-3 0-0
= moves: 4-1+4-3 | 4-1+4-2+4-3
0 4-1+4-2+4-3
= row: 0-0
= over: none
= scores: 1
= turn: none
