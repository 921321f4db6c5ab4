# Cardinal, Squeeze: two that match go with one or two tiles between them, three or more of one number in a row go
# together; the row is pushed together, seven more come when nothing is left to take, and an empty table is the aim.
game: squeeze
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-5 6-4 3-3 4-1 5-2 3-0 1-0 2-0 5-0 0-0 6-6 4-2 4-3 4-4
= row: 6-5 6-4 3-3 4-1 5-2 3-0 1-0
= yard: 7
= scores: 14
= moves: 6-4+4-1 | 3-3+3-0 | 4-1+1-0
! 0 add                  # something can be removed
! 0 6-5+6-4              # side by side
! 0 6-5+5-2              # three between them
! 0 6-5+3-3              # no number in common
! 0 6-5                  # one tile alone
0 3-3+3-0                # two between them
= row: 6-5 6-4 4-1 5-2 1-0
= moves: 6-5+5-2 | 4-1+1-0
! 0 add
0 6-5+5-2                # now there are two between them
= row: 6-4 4-1 1-0
! 0 6-4+4-1
! 0 6-4+4-1+1-0          # no number that all three have
= moves: add
0 add
= row: 6-4 4-1 1-0 2-0 5-0 0-0 6-6 4-2 4-3 4-4
= yard: 0
! 0 4-1+1-0+2-0
! 0 1-0+2-0              # side by side, and only two
0 1-0+2-0+5-0+0-0
= row: 6-4 4-1 6-6 4-2 4-3 4-4
! 0 6-4+4-1+4-2          # three fours, but 6-6 lies between
0 6-4+6-6                # one between them
! 0 4-1+4-2+4-4          # 4-3 lies between
0 4-1+4-2+4-3+4-4
= row: none
= scores: 0
= over: 0
