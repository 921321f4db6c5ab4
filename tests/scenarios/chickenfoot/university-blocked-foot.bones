# University 2016, Chickenfoot; the rules page: a double that cannot get its three toes any more blocks the round, although
# both players hold tiles for other toes. Each scores the own pips.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 1
hub: 9-9
first: 0
hand 0: 9-1 9-2 9-3 1-1 4-2
hand 1: 9-4 9-5 9-6 5-3
0 9-1 > 9-9
1 9-4 > 9-9
0 9-2 > 9-9
1 9-5 > 9-9
0 9-3 > 9-9
1 9-6 > 9-9
= moves: 1-1 > 9-1 | 4-2 > 9-4 | 4-2 > 9-2
0 1-1 > 9-1
= open: 1-1
! 1 5-3 > 9-5
! 1 5-3 > 9-3
! 1 draw
= moves: pass
1 pass
! 0 4-2 > 9-2
= moves: pass
0 pass
= turn: none
= round: 6 8
= scores: 6 8
