# Cardinal, Sebastopol: four players with seven tiles each hold the whole set, so nobody ever draws; who can play must,
# who cannot passes.
game: sebastopol
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 5-5 5-4 5-3 5-2 5-1 5-0 4-4
hand 1: 6-5 6-4 4-3 4-2 4-1 4-0 3-3
hand 2: 6-6 6-3 3-2 3-1 3-0 2-2 2-1
hand 3: 6-2 6-1 6-0 2-0 1-1 1-0 0-0
= turn: 2
= yard: 0
2 6-6 > lead
= moves: 6-2 > 6-6 | 6-1 > 6-6 | 6-0 > 6-6
3 6-0 > 6-6
! 0 draw
! 0 5-0 > 6-0
= moves: pass
0 pass
! 1 pass
! 1 draw
= moves: 6-5 > 6-6 | 6-4 > 6-6
1 6-4 > 6-6
! 2 3-0 > 6-0
= moves: 6-3 > 6-6
2 6-3 > 6-6
! 3 0-0 > 6-0
= moves: 6-2 > 6-6 | 6-1 > 6-6
3 6-1 > 6-6
= open: none
! 0 pass
= moves: 5-4 > 6-4 | 4-4 > 6-4 | 5-3 > 6-3 | 5-1 > 6-1 | 5-0 > 6-0
0 5-0 > 6-0
= turn: 1
! 1 6-5 > 6-6
= moves: 6-5 > 5-0 | 4-3 > 6-4 | 4-3 > 6-3 | 4-2 > 6-4 | 4-1 > 6-4 | 4-1 > 6-1 | 4-0 > 6-4 | 3-3 > 6-3
