# Cardinal, Block: on the larger sets the sheet advises to build on both sides and both ends of the first double; on double-9 that is
# the default, for the first double that is played, the lead or not. Laid on a tile it has three free edges left. Other doubles: a line.
game: block
edition: cardinal
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-8 9-1 9-3 1-1 5-1
hand 1: 9-9 9-2 9-4 8-4 7-1
0 9-8 > lead
! 1 9-9 > 9-8.8
= moves: 9-9 > 9-8.9 | 9-2 > 9-8.9 | 9-4 > 9-8.9 | 8-4 > 9-8.8
1 9-9 > 9-8.9
= moves: 9-1 > 9-9 | 9-3 > 9-9
0 9-1 > 9-9
1 9-2 > 9-9
= moves: 9-3 > 9-9 | 1-1 > 9-1 | 5-1 > 9-1
0 9-3 > 9-9               # with 9-8 the fourth tile that touches it
! 1 9-4 > 9-9
= moves: 8-4 > 9-8 | 7-1 > 9-1
1 8-4 > 9-8
= moves: 1-1 > 9-1 | 5-1 > 9-1
0 1-1 > 9-1
= moves: 9-4 > 8-4 | 7-1 > 1-1
1 7-1 > 1-1
! 0 5-1 > 1-1             # the second double does not branch
= moves: pass
