# Puremco, SuperTrain: both ends of an action tile are wild, so it may be turned either way on any number: the letter or
# the W is left open.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 A-W 9-1
hand 1: 12-4 4-2 5-5
yard: 8-6
0 12-5 > 0
1 12-4 > M
= moves: A-W > 0 =A | A-W > 0 =W | A-W > 1 =A | A-W > 1 =W | A-W > M =A | A-W > M =W
0 A-W > M =W
= moves: 4-2 > M =4 | 4-2 > M =2 | 5-5 > M
