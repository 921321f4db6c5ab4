# university, Castle Rock: the gap closes at once, and a removal may bring the next one about before anything is added.
game: castle-rock
edition: university
set: 9
players: Ann
round 1
yard: 9-9 8-8 7-7 6-6 5-5 7-6 9-5
0 add
0 add
= row: 9-9 8-8 7-7 6-6 5-5
= moves: add
0 add
= row: 9-9 8-8 7-7 6-6 5-5 7-6
= moves: 5-5
0 5-5
= row: 9-9 8-8 7-7 6-6 7-6
= moves: 6-6
0 6-6
= row: 9-9 8-8 7-7 7-6
= moves: add
0 add
= row: 9-9 8-8 7-7 7-6 9-5
= over: none
= scores: 5
