# Cardinal, Bingo, decision: lost when the same row stands at the same place and number again with nothing removed
# between: five tiles and 25 numbers, so each tile meets the same five numbers for ever. It ends by itself.
game: bingo
edition: cardinal
set: 12
players: Ann
round 1
yard: 1-0 2-0 3-0 4-0 5-0
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
= over: no
= moves: count
0 count
= row: 1-0 2-0 3-0 4-0 5-0
= over: none
= scores: 5
= turn: none
= moves: none
! 0 count
