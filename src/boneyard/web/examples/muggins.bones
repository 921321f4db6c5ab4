game: muggins
edition: university
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 3-3 3-0 5-3 1-1
hand 1: 6-3 4-3 2-2
0 3-3 > lead
1 6-3 > 3-3
0 3-0 > 3-3
1 4-3 > 3-3
0 5-3 > 3-3
