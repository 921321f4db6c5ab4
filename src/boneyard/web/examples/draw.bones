game: draw
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 4-1 0-0 3-3
hand 1: 6-4 3-0 2-2
yard: 3-2 5-2 4-4
0 6-5 > lead
1 6-4 > 6-5.6
0 4-1 > 6-4
1 draw
1 draw
1 5-2 > 6-5
