# Cardinal, Good Neighbors: it does not matter which pair, or which tile of a pair, is named first.
game: good-neighbors
edition: cardinal
set: 12
players: Ann
round 1
yard: 9-3 8-7 6-1 0-0 3-1 12-6 12-9 12-3 11-11 3-2 5-3 10-4
0 2-3+3-1 12-6+6-1
= layout: 9-3 8-7 0-0 12-9 12-3 11-11 5-3 10-4
= scores: 8
