# Cardinal, Good Neighbors, decision: with the boneyard empty the rest closes up all the same and is played on, to the
# last pair. On double-6 the win is to have none left.
game: good-neighbors
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-5 6-4 3-2 3-1
= layout: 6-5 6-4 3-2 3-1
= yard: 0
= moves: 6-5+6-4         # 3-2 ends the first row, 3-1 begins the second
! 0 3-2+3-1
0 6-5+6-4
= layout: 3-2 3-1
= over: no
= moves: 3-2+3-1
0 3-2+3-1
= layout: none
= over: 0
= scores: 0
= moves: none
