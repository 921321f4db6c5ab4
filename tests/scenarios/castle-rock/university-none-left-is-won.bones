# university, Castle Rock, decision: won with an empty table; here the second row of three goes like the first.
game: castle-rock
edition: university
set: 12
players: Ann
round 1
yard: 12-11 12-12 12-0 11-10 10-10 10-3
= moves: 12-12 | 12-11+12-12+12-0
0 12-11+12-12+12-0
= row: 11-10 10-10 10-3
= yard: 0
= over: no
= moves: 10-10 | 11-10+10-10+10-3
0 11-10+10-10+10-3
= row: none
= over: 0
= scores: 0
= moves: none
