game: sebastopol
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 6-6 5-4 5-5 3-1
hand 1: 6-5 5-3 6-0 6-1
hand 2: 6-4 5-2 4-1 6-2
hand 3: 5-1 4-2
0 6-6 > lead
1 6-5 > 6-6
2 6-4 > 6-6
3 pass
0 pass
1 6-0 > 6-6
