# Puremco, SuperTrain: the tile that makes a second double possible may be a wild one, as its W covers either double.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 8-8 7-W 6-0
hand 1: 12-8 3-1 4-2
yard: 7-6
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
= moves: 8-8 > M | 7-W > 0 | 7-W > M
0 8-8 > M
= moves: 7-W > 0 | 7-W > M
0 7-W > M
= open: 0
= turn: 1
