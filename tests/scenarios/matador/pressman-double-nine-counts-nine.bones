# Pressman, Matador: a double counts half, so the 9-9 that opens is a 9 and takes a 1. The holder of the highest double
# sets exactly that tile, then play goes on to the left.
game: matador
edition: pressman
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 8-1 9-2
hand 1: 9-9 3-3
hand 2: 7-1 1-1 9-8
= turn: 1
! 0 8-1 > lead
! 1 3-3 > lead
! 1 pass
= moves: 9-9 > lead
1 9-9 > lead
= turn: 2
! 2 9-8 > 9-9            # alike
= moves: 7-1 > 9-9 | 1-1 > 9-9
2 1-1 > 9-9              # leaves a 1
! 0 8-1 > 1-1
= moves: 8-1 > 9-9 | 9-2 > 1-1
0 9-2 > 1-1
! 1 draw                 # no boneyard
= moves: pass            # a 2 wants an 8, the 9 still a 1
1 pass
= moves: 7-1 > 9-9 | 9-8 > 9-2
