# Puremco, SuperTrain: the engines fall from 12-12 one by one; W-W lies among the tiles until the last round.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 1
hand 0: W-W 2-1
hand 1: 12-3
= hub: 12-12
1 12-3 > 1
= scores: 23 0
round 2
hand 0: 11-4 11-3
hand 1: W-W 12-12
= hub: 11-11
= turn: 0
0 11-4 > 0
! 1 W-W > 1
= moves: pass
