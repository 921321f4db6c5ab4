# Cardinal, Bingo, decision: thirteen tiles and thirteen numbers: one pass without a removal, and it would be the same
# for ever.
game: bingo
edition: cardinal
set: 6
players: Ann
round 1
yard: 1-0 2-0 3-0 4-0 5-0 6-0 6-1 6-2 6-3 6-4 6-5 6-6 0-0
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
0 count
= over: none
= scores: 13
