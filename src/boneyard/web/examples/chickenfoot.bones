game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 1
hub: 9-9
first: 0
hand 0: 9-1 9-3 9-5 1-1 4-1 3-2 6-1 8-1
hand 1: 9-2 9-4 9-6 5-2 1-0 8-8
yard: 6-3 8-7
0 9-1 > 9-9
1 9-2 > 9-9
0 9-3 > 9-9
1 9-4 > 9-9
0 9-5 > 9-9
1 9-6 > 9-9
0 1-1 > 9-1
1 1-0 > 1-1
0 4-1 > 1-1
