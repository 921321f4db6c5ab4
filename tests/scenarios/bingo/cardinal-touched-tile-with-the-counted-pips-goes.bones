# Cardinal, Bingo: each number spoken touches one tile, from the left; a tile with just that many pips leaves the row.
game: bingo
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-4 1-0 2-0 3-3
= row: 6-4 1-0 2-0 3-3
= yard: 0
= scores: 4
= over: no
= moves: count
0 count                  # 0 on 6-4
= row: 6-4 1-0 2-0 3-3
0 count                  # 1 on 1-0
= row: 6-4 2-0 3-3
0 count                  # 2 on 2-0: the gap before it is no tile
= row: 6-4 3-3
0 count                  # 3 on 3-3
= scores: 2
0 count                  # 4 on 6-4, 5 on 3-3 and so on
0 count
0 count
0 count
0 count
0 count
= row: 6-4 3-3
0 count                  # 10 on 6-4
= row: 3-3
= over: no
