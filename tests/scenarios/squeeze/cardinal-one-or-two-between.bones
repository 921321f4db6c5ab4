# Cardinal, Squeeze: a pair needs exactly one or two tiles between: not none, not three, not four.
game: squeeze
edition: cardinal
set: 6
players: Ann
round 1
yard: 5-0 3-3 5-1 4-4 2-2 6-5 6-1
= moves: 5-0+5-1 | 5-1+6-5
! 0 5-0+6-5              # four between
! 0 6-5+6-1              # none between
! 0 5-1+6-1              # three between
! 0 3-3+4-4              # no match
! 0 5-0+5-1+6-5          # three fives, not in a row
0 5-1+6-5
= row: 5-0 3-3 4-4 2-2 6-1
= over: none
= scores: 5
