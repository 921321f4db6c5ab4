# Cardinal, Bingo: all 28 tiles lie in one row. In this order the first pass takes five of them,
# three with the first thirteen numbers, two with the next.
game: bingo
edition: cardinal
set: 6
players: Ann
round 1
yard: 0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 5-3 4-2 4-3 4-4 5-0 5-1 5-2 4-1 5-4 5-5 6-0 6-1 6-2 6-3 6-6 6-5 6-4
= scores: 28
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
= row: 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 5-3 4-2 4-3 4-4 5-0 5-1 5-2 4-1 5-4 5-5 6-0 6-1 6-2 6-3 6-6 6-5 6-4
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
= row: 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 5-3 4-2 4-3 4-4 5-0 5-1 5-2 5-4 5-5 6-0 6-1 6-2 6-3 6-5 6-4
= scores: 23
0 count                  # 2 on 2-0: the second pass has begun, its number is 28 less 26
= scores: 22
