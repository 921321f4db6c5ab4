game: castle-rock
edition: university
set: 6
players: Ann
round 1
yard: 4-0 2-1 5-3 3-2 6-3 1-1 1-0 4-2 0-0 6-5 3-1 6-2 6-4 6-6 5-0 5-1 4-3 4-1 2-2 6-0 6-1 5-4 3-3 5-2 3-0 2-0 4-4 5-5
0 add
0 5-3
0 add
0 add
0 add
