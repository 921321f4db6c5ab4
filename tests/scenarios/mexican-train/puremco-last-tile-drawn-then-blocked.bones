# Puremco, Mexican Train: who draws the last tile in vain passes with a marker; that pass and the others' passes block the round.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 9-1
hand 1: 12-4 8-3
yard: 7-2
0 12-5 > 0
1 12-4 > 1
0 draw
= yard: 0
0 pass
= markers: 0
1 pass
= turn: none
= round: 19 11
