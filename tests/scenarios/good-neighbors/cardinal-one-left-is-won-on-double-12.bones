# Cardinal, Good Neighbors: on double-12, with its 91 tiles, all but one have to go.
game: good-neighbors
edition: cardinal
set: 12
players: Ann
round 1
yard: 12-11 11-0 7-7 6-1 6-3
= moves: 12-11+11-0
! 0 6-1+6-3              # the end of one row, the start of the next
0 12-11+11-0
= over: no
= moves: 6-1+6-3
0 6-1+6-3
= layout: 7-7
= over: 0
= scores: 1
