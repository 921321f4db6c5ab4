# Cardinal, Good Neighbors, rules page: pairs of one turn share no tile, and none is named twice.
game: good-neighbors
edition: cardinal
set: 12
players: Ann
round 1
yard: 9-3 8-7 6-1 0-0 3-1 12-6 12-9 12-3 11-11 3-2 5-3 10-4
! 0 6-1+12-6 12-6+12-9
! 0 3-1+3-2 3-2+5-3
! 0 6-1+12-6 6-1+12-6
! 0 6-1+6-1
! 0 6-1+12-6+12-9
! 0 6-1+12-6 8-8+0-0     # 8-8 does not lie there
0 9-3+3-1 12-6+12-9 3-2+5-3
= layout: 8-7 6-1 0-0 12-3 11-11 10-4
= over: none
= scores: 6
