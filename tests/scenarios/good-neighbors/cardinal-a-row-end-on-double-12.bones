# Cardinal, Good Neighbors on double-12: four columns: the fourth tile lies beside the eighth,
# not beside the fifth or the sixth.
#  12-12  11-11  10-10  9-1
#   9-2    9-3    8-8   9-4
game: good-neighbors
edition: cardinal
set: 12
players: Ann
round 1
yard: 12-12 11-11 10-10 9-1 9-2 9-3 8-8 9-4
= moves: 9-1+9-4 | 9-2+9-3 | 9-1+9-4 9-2+9-3
! 0 9-1+9-2
! 0 9-1+9-3
! 0 9-3+9-4
0 9-1+9-4
= layout: 12-12 11-11 10-10 9-2 9-3 8-8
= over: none
= scores: 6
