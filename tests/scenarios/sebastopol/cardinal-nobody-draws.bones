# Cardinal, Sebastopol is a block game: even where a smaller deal leaves tiles over, nobody draws them: who has no six passes,
# and four passes block the round. 1 against 3, 4 and 5 is 2 + 3 + 4.
game: sebastopol
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
options: hand=2
round 1
hand 0: 6-6 1-0
hand 1: 2-1
hand 2: 3-1
hand 3: 4-1
yard: 6-5 6-4 6-3
0 6-6 > lead
! 1 draw
= moves: pass
1 pass
! 2 draw
2 pass
3 pass
! 0 draw
0 pass
= turn: none
= round: 9 3 1 0
