# Puremco, SuperTrain: an S takes the next player's turn away, once; nothing is written for it and no marker is placed.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben, Cy
round 1
first: 0
hand 0: S-W 9-1 8-0
hand 1: 12-4 3-0
hand 2: 12-5 3-1
0 S-W > 0 =W
= turn: 2
! 1 12-4 > 1
= markers: none
2 12-5 > 2
= turn: 0
0 9-1 > 0 =1
= turn: 1
