# Cardinal, Bingo, decision: on double-12 the count runs to 24 before it begins at 0 again.
game: bingo
edition: cardinal
set: 12
players: Ann
round 1
yard: 12-12 0-0
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
= row: 12-12 0-0
0 count                  # 24 on 12-12
= row: 0-0
= over: no
0 count                  # 0 on 0-0
= over: 0
= scores: 0
