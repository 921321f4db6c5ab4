# University, Muggins, calls=spoken: points not claimed may be called by any opponent, whether it is his turn or not, but not by the player himself.
# The first to call gets them, the second finds nothing. The turn is not touched by a call.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy
options: calls=spoken
round 1
first: 0
hand 0: 6-4 1-0
hand 1: 6-5 3-3
hand 2: 6-1 2-2
0 6-4 > lead
= scores: 0 0 0
= turn: 1 2
! 0 muggins
! 2 6-1 > 6-4.6           # seat 2 may call, not play
2 muggins
= scores: 0 0 10
= turn: 1
! 1 muggins
! 2 muggins
1 6-5 > 6-4.6             # 5 + 4
= scores: 0 0 10
= turn: 2
