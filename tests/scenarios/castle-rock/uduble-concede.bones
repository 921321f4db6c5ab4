# uduble, Castle Rock, rules page: giving up loses even with two tiles in the row; those to come count.
game: castle-rock
edition: uduble
players: Ann
round 1
yard: 12-3 8-5 3-1 11-10
0 8-5
= moves: add
0 concede
= over: none
= scores: 3
= moves: none
! 0 add
