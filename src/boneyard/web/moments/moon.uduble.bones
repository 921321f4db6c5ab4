game: moon
edition: uduble
set: 6
players: Ann, Ben, Cleo
round 1
first: 1
hand 0: 6-6 6-5 6-2 5-5 4-2 2-2 2-1
hand 1: 6-4 6-3 5-3 4-4 4-3 1-1 0-0
hand 2: 5-4 5-2 5-1 4-1 3-3 3-2 3-1
yard: 6-1
1 bid 4
2 pass
0 bid 5
0 aside 6-1
0 trump 2
0 2-2
1 5-3
2 3-2
0 5-5
1 6-3
