# University, Muggins, calls=spoken: a miss may be called until the next tile is laid. Then it is gone, for everybody;
# only what the new tile makes can be called.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy
options: calls=spoken
round 1
first: 0
hand 0: 6-4 1-0
hand 1: 6-2 3-3
hand 2: 4-2 2-2
0 6-4 > lead              # 10, not claimed
= turn: 1 2
1 6-2 > 6-4.6             # 2 + 4 = 6
= turn: 2
! 1 muggins
! 2 muggins
! 0 muggins
= scores: 0 0 0
2 4-2 > 6-4               # 2 + 2 = 4
! 0 muggins
= scores: 0 0 0
