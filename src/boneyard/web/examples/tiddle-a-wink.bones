game: tiddle-a-wink
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 6-6 6-4 5-2
hand 1: 4-4 4-1 3-3
hand 2: 5-5 3-1 2-2
0 6-6 > lead
0 6-4 > 6-6
1 4-4 > 6-4
1 4-1 > 4-4
