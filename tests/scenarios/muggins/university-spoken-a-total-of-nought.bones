# University, Muggins, calls=spoken: ends that add up to nought make no points: nothing to claim, nothing to call.
game: muggins
edition: university
set: 6
players: Ann, Ben
options: calls=spoken
round 1
first: 0
hand 0: 0-0 3-3
hand 1: 1-0 1-1
0 0-0 > lead
= turn: 1
! 1 muggins
= scores: 0 0
