# university, Castle Rock: taking only the middle one keeps two of the number for the next tile; the choice comes again.
game: castle-rock
edition: university
set: 9
players: Ann
round 1
yard: 9-1 8-7 7-5 7-2 9-7 3-3
= moves: add
0 add
= row: 9-1 8-7 7-5 7-2
= moves: 7-5 | 8-7+7-5+7-2
0 7-5
= row: 9-1 8-7 7-2
0 add
= row: 9-1 8-7 7-2 9-7
= moves: 7-2 | 8-7+7-2+9-7
! 0 9-1+8-7+7-2
! 0 8-7                  # 9-1 and 7-2 do not match
0 7-2
= row: 9-1 8-7 9-7
= moves: 8-7
