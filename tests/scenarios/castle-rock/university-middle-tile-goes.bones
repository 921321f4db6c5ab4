# university, Castle Rock, option 1: one end of the first tile matches one end of the third, so the second goes.
game: castle-rock
edition: university
set: 6
players: Ann
round 1
yard: 6-3 5-4 3-1 2-2
= row: 6-3 5-4 3-1
= yard: 1
= moves: 5-4
! 0 add
! 0 6-3
! 0 3-1
0 5-4
= row: 6-3 3-1
= moves: add
