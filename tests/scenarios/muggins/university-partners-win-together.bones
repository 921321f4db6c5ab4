# University, Muggins, partners: the side that reaches the target has won, both its seats.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy, Dee
options: partners=yes, target=10
round 1
first: 1
hand 0: 4-4
hand 1: 6-4 1-1
hand 2: 6-6
hand 3: 3-3
1 6-4 > lead
= scores: 0 10
= over: 1 3
= turn: none
! 2 6-6 > 6-4.6
