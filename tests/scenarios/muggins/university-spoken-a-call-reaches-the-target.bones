# University, Muggins, calls=spoken: called points count like any others: who reaches the target by a call has won on the spot.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy
options: calls=spoken, target=10
round 1
first: 0
hand 0: 6-4 1-0
hand 1: 6-5 3-3
hand 2: 6-1 2-2
0 6-4 > lead
= over: no
2 muggins
= scores: 0 0 10
= over: 2
= turn: none
! 1 6-5 > 6-4.6
! 1 muggins
