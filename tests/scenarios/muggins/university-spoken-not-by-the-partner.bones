# University, Muggins, calls=spoken with partners: a miss is called by an opponent; the player's own partner cannot, and the points go to the caller's side.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy, Dee
options: calls=spoken, partners=yes
round 1
first: 0
hand 0: 6-4 1-0
hand 1: 6-5 3-3
hand 2: 4-4 2-1
hand 3: 6-1 2-2
0 6-4 > lead
= turn: 1 3
! 2 muggins
! 0 muggins
3 muggins
= scores: 0 10
= turn: 1
! 1 muggins
