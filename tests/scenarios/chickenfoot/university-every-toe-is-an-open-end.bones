# University 2016, Chickenfoot: the three toes of a finished foot are open ends like those of the hub, so the next foot may
# grow on one of them; while it is unfinished not even its own first toes may be played on.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 1
hub: 9-9
first: 0
hand 0: 9-1 9-2 9-3 1-1 6-1 4-4 4-3 5-0
hand 1: 9-6 9-7 9-8 4-1 8-1 4-0 4-2 2-2
0 9-1 > 9-9
1 9-6 > 9-9
0 9-2 > 9-9
1 9-7 > 9-9
0 9-3 > 9-9
1 9-8 > 9-9
= open: none
= moves: 1-1 > 9-1 | 6-1 > 9-1 | 6-1 > 9-6 | 4-3 > 9-3
0 1-1 > 9-1
= open: 1-1
= moves: 4-1 > 1-1 | 8-1 > 1-1
1 4-1 > 1-1
! 0 4-4 > 4-1
= moves: 6-1 > 1-1
0 6-1 > 1-1
= open: 1-1
= moves: 8-1 > 1-1
1 8-1 > 1-1
= open: none
= moves: 4-4 > 4-1 | 4-3 > 4-1 | 4-3 > 9-3
0 4-4 > 4-1
= open: 4-4
! 1 2-2 > 9-2
= moves: 4-0 > 4-4 | 4-2 > 4-4
1 4-0 > 4-4
! 0 5-0 > 4-0
= moves: 4-3 > 4-4
0 4-3 > 4-4
! 1 2-2 > 9-2
= moves: 4-2 > 4-4
1 4-2 > 4-4
= open: none
= moves: 5-0 > 4-0
0 5-0 > 4-0
= round: 0 4
