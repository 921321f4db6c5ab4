# Cardinal, Squeeze: three in a row go only when all three have the same number; matching from one to the next is not
# enough.
game: squeeze
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-4 4-1 1-0 0-0 5-0 5-2
! 0 6-4+4-1+1-0
! 0 1-0+0-0+5-0+5-2
! 0 0-0+5-0+5-2
= moves: 1-0+5-0 | 1-0+0-0+5-0
0 1-0+0-0+5-0
= row: 6-4 4-1 5-2
= over: none
