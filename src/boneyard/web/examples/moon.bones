game: moon
edition: uduble
set: 6
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 6-4 5-5 5-3
hand 1: 6-6 4-2 2-1
hand 2: 5-1 4-3 3-1
yard: 1-1
0 bid 4
1 pass
2 pass
0 aside 1-1
0 trump 5
0 6-4
1 6-6
