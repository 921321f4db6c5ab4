# University, Muggins, calls=spoken: the next player may call first and still has the turn.
game: muggins
edition: university
set: 6
players: Ann, Ben
options: calls=spoken
round 1
first: 1
hand 0: 6-5 3-3
hand 1: 6-4 1-0
1 6-4 > lead
= turn: 0
0 muggins
= scores: 10 0
= turn: 0
! 0 muggins
0 6-5 > 6-4.6
= turn: 1
