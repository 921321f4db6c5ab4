game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cleo, Dan
round 1
first: 1
hand 0: 6-4 6-3 5-2 5-0 4-2 3-3 3-1
hand 1: 6-5 6-2 6-1 6-0 4-1 2-1 2-0
hand 2: 6-6 5-4 4-3 4-0 1-1 1-0 0-0
hand 3: 5-5 5-3 5-1 4-4 3-2 3-0 2-2
1 pass
2 pass
3 bid 30
0 pass
3 trump 3
3 5-5
0 5-2
1 6-5
2 5-4
3 2-2
0 4-2
1 6-2
