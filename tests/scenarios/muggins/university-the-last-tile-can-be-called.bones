# University, Muggins: points that a player fails to record may be stolen before the next play. The last tile of a round
# is followed by no play of that round, so it can be called until the next round begins; then it is too late.
# Round 1: 6-4 leads and goes out, 10 unclaimed; seat 0 takes the 3 left in the other hand as 5, seat 1 calls the 10.
# Round 2: the same, and nobody calls. Round 3: claimed, so there is nothing to call.
game: muggins
edition: university
set: 6
players: Ann, Ben
options: calls=spoken
round 1
first: 0
hand 0: 6-4
hand 1: 2-1
0 6-4 > lead
= scores: 5 0
= turn: 1
! 0 muggins
= moves: muggins
1 muggins
= scores: 5 10
= turn: none
! 1 muggins
round 2
first: 0
hand 0: 6-4
hand 1: 2-1
0 6-4 > lead
= scores: 10 10
round 3
first: 0
hand 0: 6-4 3-3
hand 1: 2-1
! 1 muggins
0 6-4 > lead !10
= scores: 20 10
! 1 muggins
