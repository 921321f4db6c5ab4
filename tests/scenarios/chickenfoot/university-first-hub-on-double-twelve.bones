# University 2016, Chickenfoot on double-12, four players: 12-12 is the first hub, with six toes like any other, and 11-11
# the second. A 12 anywhere else must wait.
game: chickenfoot
edition: university
set: 12
players: Ann, Ben, Cy, Dee
round 1
first: 1
hand 0: 12-3 12-4
hand 1: 12-1 11-1
hand 2: 12-2 5-5
hand 3: 10-9
yard: 12-5 12-6 8-7
= hub: 12-12
= open: 12-12
! 1 11-1 > 12-12
1 12-1 > 12-12
2 12-2 > 12-12
= moves: draw
3 draw
= moves: 12-5 > 12-12
3 12-5 > 12-12
= moves: 12-3 > 12-12 | 12-4 > 12-12
0 12-3 > 12-12
! 1 11-1 > 12-1          # four so far
= moves: draw
1 draw
= moves: 12-6 > 12-12
1 12-6 > 12-12
! 2 5-5 > 12-5
= moves: draw
2 draw
= moves: pass
2 pass
= turn: 3
= moves: pass
3 pass
= open: 12-12
= moves: 12-4 > 12-12
0 12-4 > 12-12           # the sixth, and out
= open: none
= round: 0 12 25 19
round 2
hand 0: 11-1
hand 1: 11-2
hand 2: 11-3 12-11
hand 3: 11-4
= hub: 11-11
= turn: 2
= moves: 11-3 > 11-11 | 12-11 > 11-11
