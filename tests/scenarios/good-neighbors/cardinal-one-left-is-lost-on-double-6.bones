# Cardinal, Good Neighbors: on double-6 all tiles have to go: a last one is lost.
game: good-neighbors
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-5 6-4 3-3
0 6-5+6-4
= layout: 3-3
= over: none
= scores: 1
