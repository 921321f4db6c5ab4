# University, Muggins, calls=spoken: the player claims the points with the play; what was claimed cannot be called by anybody.
# A last tile is claimed like any other, and the hands are scored without a claim.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy
options: calls=spoken
round 1
first: 0
hand 0: 6-4 4-0
hand 1: 6-6 3-3
hand 2: 6-1 2-2
0 6-4 > lead !10
= scores: 10 0 0
= turn: 1
! 1 muggins
! 2 muggins
1 6-6 > 6-4.6             # 12 + 4 = 16
= turn: 2
! 2 muggins               # no points, nothing to call
2 6-1 > 6-6 !5            # 4 + 1
= scores: 10 0 5
0 4-0 > 6-4               # 0 + 1; out: 6 + 4 gives 10
= scores: 20 0 5
