# Puremco, SuperTrain: an A drawn for want of a play goes on any train as well, the other player's unmarked one included.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 9-1 8-0
hand 1: 12-4 6-2
yard: A-W 7-6
0 draw
= moves: A-W > 0 =A | A-W > 0 =W | A-W > 1 =A | A-W > 1 =W | A-W > M =A | A-W > M =W
0 A-W > 1 =A
= turn: 1
= markers: none
