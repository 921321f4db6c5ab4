# Cardinal, Squeeze: seven tiles begin the row; when none can go, the next seven join it on the right, all at once.
game: squeeze
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-6 6-5 5-5 4-4 4-3 3-3 2-2 2-1 1-1 0-0 6-0 6-1 6-2 5-4 4-1 3-0
= row: 6-6 6-5 5-5 4-4 4-3 3-3 2-2
= yard: 9
= moves: add
0 add
= row: 6-6 6-5 5-5 4-4 4-3 3-3 2-2 2-1 1-1 0-0 6-0 6-1 6-2 5-4
= yard: 2
= scores: 16
= moves: 1-1+6-1 | 6-0+6-2 | 6-0+6-1+6-2
! 0 add
