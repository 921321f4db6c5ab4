# uduble, Castle Rock, decision: fewer than two left is a win as well.
game: castle-rock
edition: uduble
players: Ann
round 1
yard: 12-0 0-0 5-0
= moves: 0-0 | 12-0+0-0+5-0
0 12-0+0-0+5-0
= row: none
= over: 0
= scores: 0
