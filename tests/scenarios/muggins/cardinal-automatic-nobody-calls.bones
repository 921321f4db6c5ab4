# Cardinal, Muggins: by default every score is written down for the player, and there is nothing to call.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 5-5 5-3
hand 1: 5-2 4-4
0 5-5 > lead
= scores: 10 0
= turn: 1
! 1 muggins
= moves: 5-2 > 5-5
1 5-2 > 5-5
! 0 muggins
