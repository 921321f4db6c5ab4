# Cardinal, Muggins, calls=spoken: a miss may be called while the next player draws, by choice too, but no more once a tile has been laid.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
options: calls=spoken
round 1
hand 0: 5-5 5-4 2-1
hand 1: 5-2 4-4
yard: 3-3 1-1
0 5-5 > lead
= turn: 1
1 draw
1 5-2 > 5-5               # 12
= turn: 0
! 1 muggins
! 0 muggins
= scores: 0 0
0 5-4 > 5-5               # 2 + 4
= scores: 0 0
