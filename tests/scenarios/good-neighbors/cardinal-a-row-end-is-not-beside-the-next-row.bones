# Cardinal, Good Neighbors on double-6: two rows of three. The last of a row and the first of the next follow in
# reading order but do not touch.
#   5-5  4-4  6-3
#   6-1  2-2  3-0
game: good-neighbors
edition: cardinal
set: 6
players: Ann
round 1
yard: 5-5 4-4 6-3 6-1 2-2 3-0
= moves: 6-3+3-0
! 0 6-3+6-1
0 6-3+3-0
= layout: 5-5 4-4 6-1 2-2
= over: none
= scores: 4
