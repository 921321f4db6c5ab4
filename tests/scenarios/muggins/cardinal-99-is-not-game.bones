# Cardinal, Muggins: 99 points are not 100: the match goes on, and one pip of the next round ends it. Hands count without rounding.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6
hand 1: 6-5 6-4 6-3 6-2 6-1 5-5 5-4 5-3 5-2 4-4 4-3 4-1
0 6-6 > lead
= scores: 99 0
= over: no
round 2
hand 0: 1-1
hand 1: 1-0
0 1-1 > lead
= scores: 100 0
= over: 0
