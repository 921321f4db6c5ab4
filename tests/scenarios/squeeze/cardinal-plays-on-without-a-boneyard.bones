# Cardinal, Squeeze: an empty boneyard ends the game only when nothing can be removed; nothing can be added then.
game: squeeze
edition: cardinal
set: 9
players: Ann
round 1
yard: 9-1 8-8 9-2 7-7 6-5
= yard: 0
= over: no
= moves: 9-1+9-2
! 0 add
0 9-1+9-2
= over: none
= scores: 3
! 0 add
