game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-7 8-W 11-10 9-4 3-2
hand 1: S-W 12-6 5-4 10-1
yard: 6-2 10-0
0 12-7 > 0
1 12-6 > M
0 8-W > 0
1 S-W > 1 =S
