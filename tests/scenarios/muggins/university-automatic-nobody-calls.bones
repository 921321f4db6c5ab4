# University, Muggins: by default (calls=automatic) the points are written down for the player, and nobody can call.
game: muggins
edition: university
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-4 1-0
hand 1: 6-5 3-3
0 6-4 > lead
= scores: 10 0
= turn: 1
= moves: 6-5 > 6-4.6
! 1 muggins
! 0 muggins
