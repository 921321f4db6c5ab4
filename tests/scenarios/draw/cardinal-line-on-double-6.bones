# Cardinal, Draw on double-6: the first tile is built on at both ends, and no double branches.
game: draw
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 5-5 5-3 5-0 3-3
hand 1: 5-1 5-2 3-2 4-3
yard: 6-6
0 5-5 > lead
= moves: 5-1 > 5-5 | 5-2 > 5-5
1 5-1 > 5-5
= moves: 5-3 > 5-5 | 5-0 > 5-5
0 5-3 > 5-5
! 1 5-2 > 5-5             # a third
= moves: 3-2 > 5-3 | 4-3 > 5-3
1 4-3 > 5-3
! 0 3-3 > 5-3             # covered
! 0 5-0 > 5-5
= moves: draw
