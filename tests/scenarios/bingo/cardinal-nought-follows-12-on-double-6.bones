# Cardinal, Bingo: on double-6 the count runs to 12 and then begins at 0 again.
game: bingo
edition: cardinal
set: 6
players: Ann
round 1
yard: 5-5 0-0
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
= row: 5-5 0-0
0 count                  # 10 on 5-5
= row: 0-0
0 count                  # 11
0 count                  # 12
= row: 0-0
= over: no
0 count                  # not 13 but 0
= over: 0
