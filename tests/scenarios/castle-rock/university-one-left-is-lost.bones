# university, Castle Rock, decision: a last tile that starts a row of its own cannot go any more: lost with one.
game: castle-rock
edition: university
set: 6
players: Ann
round 1
yard: 5-3 6-3 3-1 2-2
0 5-3+6-3+3-1
= row: 2-2
= yard: 0
= over: none
= scores: 1
