# university, Castle Rock, decision: the aim is to get rid of every tile; two left are lost, and are the score.
game: castle-rock
edition: university
set: 12
players: Ann
round 1
yard: 12-1 9-8 7-7 12-9
0 add
0 7-7
0 9-8
= row: 12-1 12-9
= over: none
= scores: 2
= turn: none
