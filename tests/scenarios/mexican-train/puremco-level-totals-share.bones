# Puremco, Mexican Train: the lowest total wins; level totals, here after a blocked round, share the win.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
options: rounds=1
round 1
first: 0
hand 0: 9-1
hand 1: 8-2
0 pass
1 pass
= scores: 10 10
= over: 0 1
