# Puremco, Mexican Train: with no boneyard left who cannot play passes without drawing and gets a marker; when all have passed in
# a row the round is over and everybody counts the tiles left.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 9-1
hand 1: 12-4 8-3
0 12-5 > 0
1 12-4 > 1
= yard: 0
! 0 draw
= moves: pass
0 pass
= markers: 0
= turn: 1
= moves: pass
1 pass
= turn: none
= round: 10 11
= scores: 10 11
= over: no
