# University 2016, Chickenfoot: a double played on a toe gets three tiles before anything else; only when that foot is
# complete may any other toe be played on again.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 1
hub: 9-9
first: 0
hand 0: 9-1 9-3 9-5 1-1 4-1 3-2 6-1 8-1
hand 1: 9-2 9-4 9-6 5-2 1-0 8-8
yard: 6-3 8-7
0 9-1 > 9-9
1 9-2 > 9-9
0 9-3 > 9-9
1 9-4 > 9-9
0 9-5 > 9-9
1 9-6 > 9-9
0 1-1 > 9-1
= turn: 1
! 1 5-2 > 9-5
= moves: 1-0 > 1-1
1 1-0 > 1-1
! 0 3-2 > 9-3
= moves: 4-1 > 1-1 | 6-1 > 1-1 | 8-1 > 1-1
0 4-1 > 1-1
= turn: 1
= moves: draw
1 draw
! 1 6-3 > 9-6            # fits a toe, but not the foot
! 1 draw
= moves: pass
1 pass
= moves: 6-1 > 1-1 | 8-1 > 1-1
0 6-1 > 1-1              # the third toe
= turn: 1
= moves: 5-2 > 9-5 | 5-2 > 9-2 | 6-3 > 9-6 | 6-3 > 6-1 | 6-3 > 9-3
1 5-2 > 9-5
! 0 8-1 > 1-1            # three toes, not four
= moves: 3-2 > 9-2 | 3-2 > 5-2 | 3-2 > 9-3
