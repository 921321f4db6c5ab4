# uduble, Castle Rock: when nothing can go, one tile joins the row on the right; a removal then comes first again.
game: castle-rock
edition: uduble
players: Ann
round 1
yard: 12-1 9-8 7-7 12-9 6-0
= moves: add
! 0 9-8
! 0 7-7
0 add
= row: 12-1 9-8 7-7 12-9
= yard: 1
= moves: 7-7
! 0 add
0 7-7
= row: 12-1 9-8 12-9
= moves: 9-8             # closing up brought the twelves within reach
0 9-8
= moves: add
0 add
= row: 12-1 12-9 6-0
= over: none
= scores: 3
