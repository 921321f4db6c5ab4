game: matador
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 4-4 2-0 3-3 6-2
hand 1: 3-1 4-2 6-6 5-5
yard: 4-1
0 6-5 > lead
1 3-1 > 6-5.6
0 4-4 > 3-1
1 4-2 > 6-5
