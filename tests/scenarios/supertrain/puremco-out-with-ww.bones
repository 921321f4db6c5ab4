# Puremco, SuperTrain: the last tile may be W-W, and nothing is owed after it.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 W-W
hand 1: 12-4 6-2
yard: 7-6
0 12-5 > 0
1 12-4 > 1
0 W-W > 0
= turn: none
= round: 0 8
