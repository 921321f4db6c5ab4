# Cardinal, Bingo: after the last tile of the row is taken the gaps close, and the next number touches the leftmost one.
game: bingo
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-0 1-0 1-1
0 count                  # 0 on 2-0
0 count                  # 1 on 1-0
0 count                  # 2 on 1-1
= row: 2-0
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
= row: 2-0
= over: no
0 count                  # 3 .. 12, 0, 1 and now 2
= over: 0
