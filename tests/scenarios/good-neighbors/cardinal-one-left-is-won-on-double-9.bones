# Cardinal, Good Neighbors: 55 is an odd number, so on double-9 one tile left is the win.
game: good-neighbors
edition: cardinal
set: 9
players: Ann
round 1
yard: 9-1 9-2 5-5
0 9-1+9-2
= layout: 5-5
= over: 0
= scores: 1
= turn: none
