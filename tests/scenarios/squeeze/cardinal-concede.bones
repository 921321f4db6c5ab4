# Cardinal, Squeeze, rules page: giving up is always possible and never listed; the score is the row and the boneyard.
game: squeeze
edition: cardinal
set: 12
players: Ann
round 1
yard: 12-1 11-2 12-3 9-9 8-8 7-7 6-6 5-5 4-4
= moves: 12-1+12-3
0 12-1+12-3
0 concede
= over: none
= scores: 7
= moves: none
! 0 add
