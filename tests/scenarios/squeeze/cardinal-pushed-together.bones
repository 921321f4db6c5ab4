# Cardinal, Squeeze: gaps close at once, so tiles that lay too far apart may come into reach.
game: squeeze
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-6 2-2 3-1 2-0 6-4
= moves: 2-2+2-0
! 0 6-6+6-4              # three between
0 2-2+2-0
= row: 6-6 3-1 6-4
= moves: 6-6+6-4
0 6-6+6-4
= row: 3-1
= over: none
