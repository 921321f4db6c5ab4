# University 2016, Chickenfoot: in the second round 8-8 is the hub, and 9-9 is a double like any other: played on a 9 it gets
# three toes, no more and no fewer.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 2
first: 0
hand 0: 9-8 8-1 8-2 9-9 9-1 9-3 6-6
hand 1: 8-3 8-4 8-5 9-0 5-4 9-2
= hub: 8-8
! 0 9-9 > 8-8
0 9-8 > 8-8
1 8-3 > 8-8
0 8-1 > 8-8
1 8-4 > 8-8
0 8-2 > 8-8
1 8-5 > 8-8
= open: none
= moves: 9-9 > 9-8 | 9-1 > 9-8 | 9-1 > 8-1 | 9-3 > 9-8 | 9-3 > 8-3
0 9-9 > 9-8
= open: 9-9
! 1 5-4 > 8-5
= moves: 9-0 > 9-9 | 9-2 > 9-9
1 9-0 > 9-9
! 0 9-1 > 8-1
= moves: 9-1 > 9-9 | 9-3 > 9-9
0 9-1 > 9-9
= moves: 9-2 > 9-9
1 9-2 > 9-9
= open: none
! 0 9-3 > 9-9            # no fourth toe
= moves: 9-3 > 8-3
