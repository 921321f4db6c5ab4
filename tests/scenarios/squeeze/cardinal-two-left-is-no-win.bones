# Cardinal, Squeeze: two tiles left, though they match, are a near win and no win; the last play has to take three or
# more.
game: squeeze
edition: cardinal
set: 12
players: Ann
round 1
yard: 12-10 11-11 10-9 12-9
= moves: 12-10+10-9 | 12-10+12-9
! 0 11-11+12-9
0 12-10+10-9
= row: 11-11 12-9
= over: none
= scores: 2
