game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-8 5-5 8-8 8-3 9-9
hand 1: 12-5 12-1 9-4 7-1
yard: 6-2 10-0
0 12-8 > 0
1 12-5 > M
0 5-5 > M
0 8-8 > 0
0 8-3 > 0
1 draw
1 pass
