# Cardinal, Traffic, rules page: giving up is always possible, never listed; the score is what does not lie on the grid.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-1 4-3 5-0 3-2 6-6 6-5
0 2-1@1,0< 4-3@3,0<
= over: no
0 concede
= over: none
= scores: 4
= moves: none
