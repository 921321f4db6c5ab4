# uduble, Castle Rock: three neighbors with one number: the player chooses the middle one or all three, but must take
# something.
game: castle-rock
edition: uduble
players: Ann
round 1
yard: 5-3 12-3 3-1 7-7
= moves: 12-3 | 5-3+12-3+3-1
! 0 add
! 0 5-3+3-1
! 0 5-3+12-3
! 0 5-3
0 12-3                   # the first option
= row: 5-3 3-1
= over: no               # two lie here, but the boneyard is not empty
= moves: add
0 add
= row: 5-3 3-1 7-7
= over: none
= scores: 3
