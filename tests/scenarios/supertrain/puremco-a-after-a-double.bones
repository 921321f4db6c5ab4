# Puremco, SuperTrain: the A as follow-up to a double may go on any train, another player's unmarked one included, and the double stays open.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 A-W 9-1
hand 1: 12-8 8-3 4-2
yard: 7-6
0 12-5 > 0
1 12-8 > 1
0 5-5 > 0
= moves: A-W > 0 =A | A-W > 0 =W | A-W > 1 =A | A-W > 1 =W | A-W > M =A | A-W > M =W
0 A-W > 1 =A
= open: 0
= turn: 1
= moves: draw
