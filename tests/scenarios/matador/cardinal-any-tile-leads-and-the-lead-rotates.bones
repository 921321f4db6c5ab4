# Cardinal, Matador follows the draw game: the leader may set any tile, but must set one; the lead moves one seat to the
# left every round, whoever won and whoever holds the highest double.
game: matador
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 2
hand 0: 6-5
hand 1: 5-5
hand 2: 3-1 6-6
yard: 2-1
= turn: 2
! 0 6-5 > lead
! 2 draw
! 2 pass
! 2 5-5 > lead           # another hand's
= moves: 3-1 > lead | 6-6 > lead
2 3-1 > lead
= moves: 6-5 > 3-1.1
0 6-5 > 3-1.1
= round: 22 0 0
round 2
hand 0: 4-0
hand 1: 5-5
hand 2: 6-6
= turn: 0
0 4-0 > lead             # the only tile: out with the lead
= scores: 44 0 0
round 3
hand 0: 6-6 1-0
hand 1: 5-5 1-1
hand 2: 4-4
= turn: 1
! 0 6-6 > lead
= moves: 5-5 > lead | 1-1 > lead
