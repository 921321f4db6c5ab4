# Cardinal, Bingo, decision: the sheet counts to 12 for double-6; on double-9 the count runs to 18, the most pips of a
# tile.
game: bingo
edition: cardinal
set: 9
players: Ann
round 1
yard: 9-9 0-0
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
= row: 9-9 0-0
= scores: 2
0 count                  # 18 on 9-9
= row: 0-0
0 count                  # 0 on 0-0
= row: none
= over: 0
