# uduble, Castle Rock, rules page: its own set is double-12, the smaller ones are allowed.
game: castle-rock
edition: uduble
set: 6
players: Ann
round 1
yard: 6-5 4-3 6-2 5-1
= moves: 4-3
0 4-3
0 add
= row: 6-5 6-2 5-1
= moves: 6-2
0 6-2
= over: 0
