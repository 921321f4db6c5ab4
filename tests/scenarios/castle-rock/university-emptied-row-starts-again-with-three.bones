# university, Castle Rock: an emptied row starts again with three tiles by itself, and those after them are added one by
# one.
game: castle-rock
edition: university
set: 9
players: Ann
round 1
yard: 9-1 9-2 9-3 8-7 6-5 4-0 2-2
! 0 add
0 9-1+9-2+9-3
= row: 8-7 6-5 4-0
= yard: 1
= moves: add
0 add
= row: 8-7 6-5 4-0 2-2
= over: none
= scores: 4
