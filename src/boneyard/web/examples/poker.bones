game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 5-5 4-4 5-3 3-2 2-1
hand 1: 6-1 6-3 6-4 6-5 6-6
0 check
1 check
