# Cardinal, Draw: `spinner=first-double` also on double-6; a lead double takes four tiles, the second double only one more.
game: draw
edition: cardinal
set: 6
players: Ann, Ben
options: spinner=first-double
round 1
first: 0
hand 0: 4-4 4-1 1-1 4-3 2-1
hand 1: 4-0 4-2 6-1 4-5
0 4-4 > lead
1 4-0 > 4-4
0 4-1 > 4-4
1 4-2 > 4-4
= moves: 4-3 > 4-4 | 1-1 > 4-1 | 2-1 > 4-1 | 2-1 > 4-2
0 1-1 > 4-1
= moves: 5-4 > 4-4 | 6-1 > 1-1
1 6-1 > 1-1
! 0 2-1 > 1-1
= moves: 4-3 > 4-4 | 2-1 > 4-2
0 4-3 > 4-4
! 1 5-4 > 4-4
= moves: pass
