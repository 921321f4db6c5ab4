game: bingo
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-1 5-4 1-1 6-3 4-2 5-0 6-6 3-0
0 count
0 count
0 count
