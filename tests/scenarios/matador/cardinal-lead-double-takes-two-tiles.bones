# Cardinal, Matador: doubles lie lengthwise, the one that was led as well: one tile at either end of 6-6, and no third.
game: matador
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 2-1 5-5
hand 1: 4-1 3-1 6-5
0 6-6 > lead
= moves: 4-1 > 6-6 | 3-1 > 6-6
1 4-1 > 6-6
= moves: 2-1 > 6-6
0 2-1 > 6-6
! 1 3-1 > 6-6
= moves: 3-1 > 4-1 | 6-5 > 2-1
1 3-1 > 4-1              # 4 + 3 leaves a 1
= moves: 5-5 > 2-1
0 5-5 > 2-1
= round: 11 0
