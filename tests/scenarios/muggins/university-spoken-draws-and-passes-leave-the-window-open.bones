# University, Muggins, calls=spoken: drawing and passing are no plays; the miss may still be called after them.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy
options: calls=spoken
round 1
first: 0
hand 0: 6-4 1-0
hand 1: 3-3 5-2
hand 2: 2-2 5-1
yard: 5-3
0 6-4 > lead
1 draw
= turn: 1 2
1 pass
= turn: 1 2
2 pass
= turn: 0 1 2
! 0 muggins
1 muggins
= scores: 0 10 0
= turn: 0
