# uduble, Castle Rock: won when just two tiles remain at the end.
game: castle-rock
edition: uduble
players: Ann
round 1
yard: 12-1 9-8 7-7 12-9
0 add
0 7-7
= over: no               # the boneyard is empty, but 9-8 has to go
= moves: 9-8
0 9-8
= row: 12-1 12-9
= over: 0
= scores: 2
= turn: none
= moves: none
! 0 add
