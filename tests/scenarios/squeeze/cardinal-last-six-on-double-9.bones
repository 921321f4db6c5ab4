# Cardinal, Squeeze: 55 tiles are seven times seven and six; the last tiles come as they are, fewer than seven.
game: squeeze
edition: cardinal
set: 9
players: Ann
round 1
yard: 9-9 9-8 8-8 7-7 7-6 6-6 5-5 5-4 4-4 3-3 3-2 2-2 1-1
= yard: 6
= moves: add
0 add
= row: 9-9 9-8 8-8 7-7 7-6 6-6 5-5 5-4 4-4 3-3 3-2 2-2 1-1
= yard: 0
= over: none
= scores: 13
