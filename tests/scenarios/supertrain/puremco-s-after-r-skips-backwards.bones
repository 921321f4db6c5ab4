# Puremco, SuperTrain: the player an S skips is the next one in the direction of play at that moment.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben, Cy, Dot
round 1
first: 0
hand 0: R-W 9-1
hand 1: 12-4 3-0
hand 2: 12-5 3-1
hand 3: S-W 3-2
0 R-W > 0 =W
= turn: 3
3 S-W > 3 =W
= turn: 1
1 12-4 > 1
= turn: 0
