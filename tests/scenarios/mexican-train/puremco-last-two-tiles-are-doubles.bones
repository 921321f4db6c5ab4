# Puremco, Mexican Train: the last two tiles may be two doubles, nothing has to follow. The round ends at once;
# the tiles left, 12-7 and 3-0, count 22, an empty hand nothing.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 8-8
hand 1: 12-8 12-7 3-0
yard: 9-1
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
= moves: 8-8 > M
0 8-8 > M
= turn: none
= round: 0 22
= scores: 0 22
= over: no
! 1 draw
