# Puremco, SuperTrain: the last tiles of a hand may be doubles with nothing after them, also one on W-W while another is open.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 2
first: 0
hand 0: 11-5 2-2 W-W 1-1
hand 1: 11-2 9-3 6-4
yard: 8-6 7-6
0 11-5 > 0
1 11-2 > M
0 2-2 > M
0 W-W > 0
= moves: 1-1 > 0
0 1-1 > 0                 # out
= round: 0 22
