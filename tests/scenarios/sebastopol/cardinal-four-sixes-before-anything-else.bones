# Cardinal, Sebastopol: 6-6 is open four ways, and no arm grows before all four have begun. Until then only a six can be
# played; who has none passes. A fifth six finds no place there.
game: sebastopol
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 6-6 5-4 5-5 3-1
hand 1: 6-5 5-3 6-0 6-1
hand 2: 6-4 5-2 4-1 6-2
hand 3: 5-1 4-2
0 6-6 > lead
= moves: 6-5 > 6-6 | 6-0 > 6-6 | 6-1 > 6-6
1 6-5 > 6-6
= open: 6-6
! 2 5-2 > 6-5
= moves: 6-4 > 6-6 | 6-2 > 6-6
2 6-4 > 6-6
= open: 6-6
! 3 5-1 > 6-5
! 3 4-2 > 6-4
! 3 draw
= moves: pass
3 pass
! 0 5-5 > 6-5
! 0 5-4 > 6-4
= moves: pass
0 pass
! 1 5-3 > 6-5
! 1 pass
= moves: 6-0 > 6-6 | 6-1 > 6-6
1 6-0 > 6-6              # the third
= open: 6-6
! 2 4-1 > 6-4
= moves: 6-2 > 6-6
2 6-2 > 6-6              # the fourth
= open: none
= moves: 5-1 > 6-5 | 4-2 > 6-4 | 4-2 > 6-2
3 4-2 > 6-2
= moves: 5-4 > 6-5 | 5-4 > 6-4 | 5-4 > 4-2 | 5-5 > 6-5
0 5-5 > 6-5
! 1 6-1 > 6-6            # no fifth arm
= moves: 5-3 > 5-5
