# university, Castle Rock, rules page: giving up is always possible and never listed; row and boneyard are the score.
game: castle-rock
edition: university
set: 6
players: Ann
round 1
yard: 6-5 4-3 2-1 0-0 1-1
= moves: add
0 concede
= over: none
= scores: 5
= moves: none
