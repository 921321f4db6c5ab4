# Cardinal, Squeeze, decision: of a longer run of one number any three or more neighbors may be taken, and any pair in
# reach.
game: squeeze
edition: cardinal
set: 6
players: Ann
round 1
yard: 4-1 4-2 4-3 4-4 5-4
= moves: 4-1+4-3 | 4-2+4-4 | 4-3+5-4 | 4-1+4-4 | 4-2+5-4 | 4-1+4-2+4-3 | 4-2+4-3+4-4 | 4-3+4-4+5-4 | 4-1+4-2+4-3+4-4 | 4-2+4-3+4-4+5-4 | 4-1+4-2+4-3+4-4+5-4
! 0 4-1+4-2
! 0 4-1+5-4              # three between
! 0 4-1+4-2+4-4
0 4-2+4-3+4-4            # from the middle
= row: 4-1 5-4
= moves: none
= over: none
= scores: 2
