# uduble, Castle Rock, option 2: the same three taken together; the row begins again by itself with the one tile left.
game: castle-rock
edition: uduble
players: Ann
round 1
yard: 5-3 12-3 3-1 7-7
0 5-3+12-3+3-1
= row: 7-7
= yard: 0
= over: 0
= scores: 1
