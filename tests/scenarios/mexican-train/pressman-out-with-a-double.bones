# Pressman, Mexican Train: a double as the last tile wins at once.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben
round 1
hand 0: 12-12 12-6 6-6
hand 1: 12-3 6-1
yard: 7-4
0 12-6 > 0
1 12-3 > 1
0 6-6 > 0
= over: 0
= round: 0 7
= hand 0: none
