game: mexican-train
edition: puremco
set: 12
players: Player 1, Player 2
round 1
hub: 12-12
first: 0
hand 0: 11-11 11-8 11-3 10-3 10-2 9-7 9-5 9-1 9-0 8-0 7-3 6-2 5-0 4-3 4-1 2-1
hand 1: 12-10 12-3 11-1 10-9 10-6 10-1 9-4 9-3 8-5 8-2 7-7 7-6 7-2 2-2 2-0 1-0
yard: 8-4 4-4 11-7 6-0 8-6 8-8 6-6 12-1 11-10 11-0 12-9 10-10 6-1 11-4 7-1 6-3 4-0 12-8 9-9 12-11 3-1 7-0 10-5 6-5 8-7 12-4 12-6 10-7 12-5 8-1 3-0 6-4 5-4 3-2 11-9 1-1 0-0 7-5 9-6 9-2 7-4 9-8 10-0 12-0 4-2 12-7 3-3 5-3 10-8 5-2 8-3 10-4 11-5 5-5 12-2 11-6 5-1 11-2
0 draw
0 pass
1 12-10 > 1
0 draw
0 pass
1 10-6 > 1
0 draw
0 pass
1 7-6 > 1
0 draw
0 pass
1 12-3 > M
0 7-3 > M
1 7-7 > M
1 7-2 > M
0 2-1 > M
1 11-1 > M
0 11-11 > M
0 11-7 > M
1 draw
1 pass
0 9-7 > M
1 10-9 > M
0 10-2 > M
1 2-0 > M
0 9-0 > M
1 9-4 > M
0 4-4 > M
0 8-4 > M
1 8-6 > M
0 6-2 > M
1 8-2 > M
0 8-0 > M
1 1-0 > M
0 4-1 > M
1 draw
1 pass
0 4-3 > M
1 9-3 > M
0 9-5 > M
1 8-5 > M
0 11-8 > M
1 draw
1 pass
0 11-3 > M
1 draw
1 12-1 > 0
0 9-1 > 0
1 draw
1 pass
0 10-3 > M
1 10-1 > M
0 draw
0 pass
1 draw
1 12-9 > 0
0 draw
0 pass
1 draw
1 6-1 > M
0 6-0 > M
1 draw
1 pass
0 11-0 > M
1 11-4 > M
0 draw
0 7-1 > 1
1 draw
1 pass
0 draw
0 4-0 > M
1 draw
1 12-8 > 0
0 5-0 > M
1 8-8 > 0
1 draw
1 pass
0 draw
0 pass
1 draw
1 pass
0 draw
0 pass
1 draw
1 pass
0 draw
0 pass
1 draw
1 8-7 > 0
0 6-5 > M
1 6-6 > M
1 3-1 > 1
0 draw
0 pass
1 6-3 > M
0 7-0 > 0
1 draw
1 pass
0 draw
0 pass
1 draw
1 pass
0 draw
0 pass
1 draw
1 3-0 > M
0 draw
0 pass
1 draw
1 pass
0 draw
0 3-2 > 1
1 2-2 > 1
1 draw
1 pass
0 draw
0 pass
1 draw
1 pass
0 draw
0 pass
1 draw
1 pass
0 draw
0 9-2 > 1
1 0-0 > M
1 11-9 > 1
0 draw
0 pass
1 draw
1 pass
0 draw
0 10-0 > M
1 11-10 > M
0 12-11 > 1
1 12-6 > 1
0 draw
0 12-0 > 0
1 9-6 > 1
0 12-4 > 0
1 9-9 > 1
1 9-8 > 1
0 7-4 > 0
1 draw
1 pass
0 8-1 > 1
1 draw
1 pass
0 10-7 > 0
1 draw
1 pass
0 10-10 > 0
0 draw
0 pass
1 10-5 > 0
0 5-3 > 0
1 draw
1 pass
0 1-1 > 1
0 draw
0 pass
1 draw
1 pass
0 draw
0 pass
1 draw
1 pass
0 draw
0 pass
1 draw
1 pass
0 draw
0 pass
1 draw
1 5-1 > 1
0 11-6 > M
1 8-3 > 0
0 6-4 > M
1 4-2 > M
0 5-2 > M
1 11-5 > M
0 draw
0 11-2 > M
1 12-2 > M
0 pass
1 5-4 > 1
0 pass
1 12-5 > M
