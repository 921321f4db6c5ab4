game: draw
edition: cardinal
set: 6
players: Ann, Ben, Cleo
round 1
first: 2
hand 0: 6-3 6-0 5-1 5-0 4-1 3-1 2-0
hand 1: 6-6 6-5 6-1 4-3 2-2 1-0 0-0
hand 2: 6-4 6-2 5-5 4-4 4-2 4-0 3-3
yard: 3-0 5-2 2-1 3-2 5-4 1-1 5-3
2 4-4 > lead
0 4-1 > 4-4
1 6-1 > 4-1
2 6-4 > 6-1
0 draw
0 draw
0 draw
0 draw
0 draw
0 5-4 > 4-4
1 6-5 > 5-4
2 6-2 > 6-5
0 3-2 > 6-2
1 4-3 > 3-2
2 4-2 > 4-3
0 5-2 > 4-2
1 draw
1 draw
1 5-3 > 5-2
2 3-3 > 5-3
0 6-3 > 3-3
1 6-6 > 6-3
