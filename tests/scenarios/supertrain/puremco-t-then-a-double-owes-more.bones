# Puremco, SuperTrain: a double played as the T's further play owes its follow-up like any other; for that a tile is drawn, and
# a marker placed when it does not fit.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: T-W 3-3 9-1
hand 1: 12-4 6-2
yard: 7-6 8-0
0 T-W > 0 =W
0 3-3 > 0
= turn: 0
= moves: draw
0 draw
= moves: pass
0 pass
= markers: 0
= open: 0
= turn: 1
