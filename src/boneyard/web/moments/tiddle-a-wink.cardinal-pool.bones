game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cleo, Dan, Eva, Finn
round 1
hand 0: 5-3 4-0 2-1
hand 1: 6-3 3-2 1-1
hand 2: 4-2 1-0 0-0
hand 3: 6-5 6-2 3-1
hand 4: 6-6 6-4 5-0
hand 5: 5-1 4-3 4-1
yard: 2-2 6-0 6-1 5-4 3-3 5-2 3-0 2-0 4-4 5-5
4 6-6 > lead
4 6-4 > 6-6
5 4-1 > 6-4
0 2-1 > 4-1
1 3-2 > 2-1
2 pass
3 3-1 > 3-2
4 pass
5 5-1 > 3-1
0 5-3 > 5-1
1 6-3 > 5-3
2 pass
3 6-5 > 6-3
4 5-0 > 6-5
