# Cardinal, Good Neighbors, rules page: all pairs of a turn are neighbors when it begins;
# closing up makes new ones only afterwards.
#   6-5  4-4  4-1
#   3-3  2-2  6-0
game: good-neighbors
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-5 4-4 4-1 3-3 2-2 6-0 1-1 2-0
= moves: 4-4+4-1
! 0 4-4+4-1 6-5+6-0
! 0 6-5+6-0
0 4-4+4-1
= layout: 6-5 3-3 2-2 6-0 1-1 2-0
= moves: 6-5+6-0 | 2-2+2-0 | 6-5+6-0 2-2+2-0
0 6-5+6-0 2-2+2-0
= layout: 3-3 1-1
= over: none
= scores: 2
