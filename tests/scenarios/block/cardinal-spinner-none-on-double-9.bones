# Cardinal, Block: with the option `spinner=none` a larger set is played as a plain line as well.
game: block
edition: cardinal
set: 9
players: Ann, Ben
options: spinner=none
round 1
first: 0
hand 0: 9-9 9-3 5-5
hand 1: 9-1 9-2
0 9-9 > lead
1 9-1 > 9-9
0 9-3 > 9-9
! 1 9-2 > 9-9
= moves: pass
