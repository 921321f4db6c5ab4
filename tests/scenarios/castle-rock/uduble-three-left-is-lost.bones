# uduble, Castle Rock: three tiles that leave nothing to take lose, by itself, as soon as the boneyard is empty.
game: castle-rock
edition: uduble
players: Ann
round 1
yard: 12-1 9-8 7-7
= over: none
= scores: 3
= moves: none
! 0 add
! 0 9-8
