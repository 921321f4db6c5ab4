# Cardinal, Good Neighbors, rules page: giving up is always possible, never listed; layout and boneyard are the score.
game: good-neighbors
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-5 6-4 3-3 2-2 1-1 0-0 5-4 5-3
= moves: 6-5+6-4
0 concede
= over: none
= scores: 8
= moves: none
! 0 6-5+6-4
