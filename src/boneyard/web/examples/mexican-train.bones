game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-8 8-3 12-5 9-5 9-9
hand 1: 12-1 7-1 5-5 9-4 10-6
yard: 6-2 10-0
0 12-8 > 0
1 12-1 > 1
0 8-3 > 0
1 7-1 > 1
0 12-5 > M
1 5-5 > M
1 draw
1 pass
