# Cardinal, Squeeze: a row emptied before the boneyard is not the end; the next tiles are added by the player.
game: squeeze
edition: cardinal
set: 6
players: Ann
round 1
yard: 4-1 4-2 4-3 4-4 5-4 6-4 4-0 3-1 3-2 3-3
0 4-1+4-2+4-3+4-4+5-4+6-4+4-0
= row: none
= yard: 3
= scores: 3
= over: no
= moves: add
0 add
= row: 3-1 3-2 3-3
= moves: 3-1+3-3 | 3-1+3-2+3-3
0 3-1+3-2+3-3
= over: 0
= scores: 0
= moves: none
! 0 add
