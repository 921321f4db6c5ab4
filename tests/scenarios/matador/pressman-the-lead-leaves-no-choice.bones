# Pressman, Matador; the rules page: the opening tile is a move with no alternative. Nobody draws instead, even when it is
# itself a matador (5-5), and 0-0 opens too where it is the only double.
game: matador
edition: pressman
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 5-5
hand 1: 9-8 9-1
hand 2: 4-4 7-6
yard: 5-1 9-9
= turn: 0
! 0 draw
! 0 pass
! 1 9-8 > lead
= moves: 5-5 > lead
0 5-5 > lead
= round: 48 0 0          # 17 + 10 + 8 + 13
round 2
hand 0: 9-8 7-1
hand 1: 0-0 6-5
hand 2: 9-5 8-2
= turn: 1
= moves: 0-0 > lead
1 0-0 > lead
! 2 9-5 > 0-0
= moves: 8-2 > 0-0 =8 | 8-2 > 0-0 =2
2 8-2 > 0-0 =2
= moves: 9-8 > 8-2       # 2 + 8
