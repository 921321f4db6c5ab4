# Cardinal, Bingo: twelve tiles against thirteen numbers shift by one at every pass,
# so a pass without a removal loses nothing yet.
game: bingo
edition: cardinal
set: 6
players: Ann
round 1
yard: 1-0 2-0 3-0 4-0 5-0 6-0 6-1 6-2 6-3 6-4 6-5 6-6
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
= row: 1-0 2-0 3-0 4-0 5-0 6-0 6-1 6-2 6-3 6-4 6-5 6-6
= over: no
0 count                  # 12 on 1-0
0 count                  # 0 on 2-0
= over: no
= scores: 12
