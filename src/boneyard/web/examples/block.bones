game: block
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 6-5 5-2 3-1
hand 1: 6-4 4-1 2-0 3-3
0 6-6 > lead
1 6-4 > 6-6
0 6-5 > 6-6
1 4-1 > 6-4
