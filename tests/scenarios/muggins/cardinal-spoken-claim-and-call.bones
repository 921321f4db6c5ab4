# Cardinal, Muggins, calls=spoken: points are claimed with the play. What the player leaves unclaimed any opponent may call, until the next tile
# is laid; the first to call gets it.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben, Cy
options: calls=spoken
round 1
hand 0: 5-5 5-4 2-1
hand 1: 5-0 4-4
hand 2: 5-3 3-3
= turn: 0
0 5-5 > lead              # 10, not claimed
= scores: 0 0 0
= turn: 1 2
! 0 muggins
2 muggins
= scores: 0 0 10
= turn: 1
! 1 muggins               # called already
1 5-0 > 5-5 !10           # 10 + 0
= scores: 0 10 10
= turn: 2
! 2 muggins
2 5-3 > 5-5               # 0 + 3
0 5-4 > 5-5               # 0 + 3 + 4
= turn: 1
1 4-4 > 5-4               # 0 + 3 + 8; out, and 3 + 6 in the hands
= scores: 0 19 10
