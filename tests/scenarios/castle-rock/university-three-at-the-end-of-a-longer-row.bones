# university, Castle Rock: both options hold in a longer row too, at its end; tiles further left stay.
game: castle-rock
edition: university
set: 9
players: Ann
round 1
yard: 9-1 7-6 5-2 9-5 8-5 5-3 4-0
0 add
= row: 9-1 7-6 5-2 9-5
= moves: add
0 add
= row: 9-1 7-6 5-2 9-5 8-5
= moves: 9-5 | 5-2+9-5+8-5
! 0 7-6                  # 9-1 and 5-2 on its sides
! 0 add
0 9-5
0 add
= row: 9-1 7-6 5-2 8-5 5-3
= moves: 8-5 | 5-2+8-5+5-3
0 5-2+8-5+5-3
= row: 9-1 7-6
= over: no
= moves: add
0 add
= row: 9-1 7-6 4-0
= over: none
= scores: 3
