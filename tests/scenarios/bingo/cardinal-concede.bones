# Cardinal, Bingo, rules page: giving up is always possible, is never listed, and leaves the tiles still in the row as
# the score.
game: bingo
edition: cardinal
set: 9
players: Ann
round 1
yard: 0-0 7-7 9-8 3-1
= moves: count
0 count
0 count
= moves: count
0 concede
= over: none
= scores: 3
= turn: none
= moves: none
! 0 count
! 0 concede
