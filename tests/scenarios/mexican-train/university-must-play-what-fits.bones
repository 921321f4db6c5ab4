# University 2016, Mexican Train: a playable tile must be played, and a drawn one that fits too; passing is for those who cannot.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-5 5-4 8-1
hand 1: 6-1 7-3
yard: 9-6 2-0
! 0 draw
! 0 pass
0 9-5 > 0
= moves: draw
! 1 pass
1 draw
! 1 pass
! 1 draw
= moves: 9-6 > 1 | 9-6 > M
1 9-6 > M
= turn: 0
= yard: 1
= markers: none
