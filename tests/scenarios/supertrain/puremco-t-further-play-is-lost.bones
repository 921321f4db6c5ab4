# Puremco, SuperTrain; the rules page: when nothing can be played after a T the turn ends by itself, without a draw and without a marker.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: T-W 9-1 8-0
hand 1: 12-4 3-0
yard: 7-6
0 T-W > 0 =T
= turn: 1
= markers: none
= yard: 1
= hand 0: 9-1 8-0
