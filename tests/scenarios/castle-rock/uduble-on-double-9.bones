# uduble, Castle Rock, rules page: double-9 is allowed as well; one tile left is a win.
game: castle-rock
edition: uduble
set: 9
players: Ann
round 1
yard: 9-4 4-4 8-4 9-7
= moves: 4-4 | 9-4+4-4+8-4
0 9-4+4-4+8-4
= row: 9-7
= over: 0
= scores: 1
