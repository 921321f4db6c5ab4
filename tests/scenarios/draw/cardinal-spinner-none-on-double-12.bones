# Cardinal, Draw: `spinner=none` makes a larger set a plain line.
game: draw
edition: cardinal
set: 12
players: Ann, Ben
options: spinner=none
round 1
first: 0
hand 0: 12-12 12-3 5-5
hand 1: 12-1 12-2
0 12-12 > lead
1 12-1 > 12-12
0 12-3 > 12-12
! 1 12-2 > 12-12
= moves: pass
