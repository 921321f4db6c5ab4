# Cardinal, Block: the option `spinner` opens the first double four ways on double-6 too. Later doubles stay in the line.
game: block
edition: cardinal
set: 6
players: Ann, Ben
options: spinner=first-double
round 1
first: 0
hand 0: 6-6 6-3 3-3 5-3 3-0
hand 1: 6-1 6-2 6-5 6-0
0 6-6 > lead
1 6-1 > 6-6
0 6-3 > 6-6
= moves: 6-2 > 6-6 | 6-5 > 6-6 | 6-0 > 6-6
1 6-2 > 6-6               # the third
= moves: 3-3 > 6-3 | 5-3 > 6-3 | 3-0 > 6-3
0 3-3 > 6-3
= moves: 6-5 > 6-6 | 6-0 > 6-6
1 6-5 > 6-6               # the fourth
= moves: 5-3 > 3-3 | 5-3 > 6-5 | 3-0 > 3-3
0 5-3 > 3-3
! 1 6-0 > 6-6             # a fifth
= moves: pass
1 pass
! 0 3-0 > 3-3
= moves: pass             # the ends: 1 2 5 5
