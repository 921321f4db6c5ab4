game: bergen
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 6-4 3-3 4-1
hand 1: 6-5 5-4 2-2
0 6-6 > lead
1 6-5 > 6-6
0 6-4 > 6-6
1 5-4 > 6-5
