# Cardinal, Bingo: at the end of the row the touching starts again on the left, but the numbers go on.
game: bingo
edition: cardinal
set: 6
players: Ann
round 1
yard: 5-0 3-0
0 count                  # 0 on 5-0
0 count                  # 1 on 3-0
0 count                  # 2 on 5-0 again
= row: 5-0 3-0
0 count                  # 3 on 3-0
= row: 5-0
0 count                  # 4
= over: no
0 count                  # 5
= row: none
= scores: 0
= over: 0
= turn: none
= moves: none
! 0 count
