# Cardinal, Good Neighbors on double-9: three rows of three; the middle tile has a neighbor on every side and at every corner.
#   9-0  1-1  5-2
#   3-3  9-5  4-4
#   9-6  5-5  7-7
game: good-neighbors
edition: cardinal
set: 9
players: Ann
round 1
yard: 9-0 1-1 5-2 3-3 9-5 4-4 9-6 5-5 7-7 2-0
= yard: 1
= moves: 9-0+9-5 | 5-2+9-5 | 9-5+9-6 | 9-5+5-5
! 0 9-0+9-6              # a row lies between
! 0 9-0+5-2
0 5-2+9-5
= layout: 9-0 1-1 3-3 4-4 9-6 5-5 7-7 2-0
= yard: 0
= moves: 9-0+9-6         # now they touch at a corner
0 9-0+9-6
= layout: 1-1 3-3 4-4 5-5 7-7 2-0
= over: none
= scores: 6
