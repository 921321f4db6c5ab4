# Pressman, Matador: the highest double opens, however small beside the other tiles; without any double the tile with the
# most pips does. Decision of the rules page: of equals (9-5 and 8-6) the one with the higher end. The start does not
# rotate.
game: matador
edition: pressman
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-8
hand 1: 3-3 9-7
hand 2: 4-4
= turn: 2
! 0 9-8 > lead
! 1 3-3 > lead
= moves: 4-4 > lead
2 4-4 > lead
= scores: 0 0 39         # 17 + 6 + 16
round 2
hand 0: 9-7
hand 1: 9-8
hand 2: 8-7
= turn: 1
= moves: 9-8 > lead
1 9-8 > lead
= scores: 0 31 39
round 3
hand 0: 8-6
hand 1: 5-4
hand 2: 9-5 9-0
= turn: 2
! 0 8-6 > lead
! 2 9-0 > lead
= moves: 9-5 > lead
2 9-5 > lead
= turn: 0
! 0 8-6 > 9-5.9
! 0 8-6 > 9-5.5
= moves: pass
