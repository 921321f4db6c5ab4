# Cardinal, Good Neighbors: three left without a pair are lost, on double-9 too.
game: good-neighbors
edition: cardinal
set: 9
players: Ann
round 1
yard: 9-1 9-2 5-5 4-4 3-3
= moves: 9-1+9-2
0 9-1+9-2
= layout: 5-5 4-4 3-3
= over: none
= scores: 3
