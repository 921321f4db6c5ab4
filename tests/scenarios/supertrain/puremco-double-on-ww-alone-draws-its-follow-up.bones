# Puremco, SuperTrain: a double that covers W-W is an ordinary double when no other is open: its follow-up may be drawn.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 2
first: 0
hand 0: 11-5 W-W 1-1 9-8
hand 1: 11-2 9-3 6-4
yard: 1-0 7-6
0 11-5 > 0
1 11-2 > M
0 W-W > 0
0 1-1 > 0
= moves: draw
0 draw
= moves: 1-0 > 0
0 1-0 > 0
= turn: 1
= open: none
