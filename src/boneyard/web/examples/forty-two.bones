game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 6-1 5-2
hand 1: 6-2 6-0
hand 2: 4-1 2-0
hand 3: 6-6 2-2
0 bid 30
1 pass
2 pass
3 pass
0 trump 2
0 6-1
1 6-0
2 4-1
