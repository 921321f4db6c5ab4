# Puremco, SuperTrain: with the last tile played the round is over, whatever that tile would have brought.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 T-W
hand 1: 12-4 6-W
yard: 7-6
0 12-5 > 0
1 12-4 > 1
0 T-W > M =T
= turn: none
= scores: 0 16
