# Pressman, Matador: who could only lay a matador may draw instead. Decision of the rules page: again and again, drawn
# matadors change nothing, but as soon as another tile fits, drawing is over and a tile is laid, a matador if he likes.
game: matador
edition: pressman
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 2-1
hand 1: 8-2 5-3
hand 2: 7-7
yard: 6-6 7-3 5-4 4-1 3-0
0 9-9 > lead
! 1 pass
= moves: 8-2 > 9-9 =8 | 8-2 > 9-9 =2 | draw
1 draw                   # 6-6
= moves: 8-2 > 9-9 =8 | 8-2 > 9-9 =2 | draw
! 1 pass
1 draw                   # 7-3
= moves: 8-2 > 9-9 =8 | 8-2 > 9-9 =2 | 7-3 > 9-9 =7 | 7-3 > 9-9 =3 | draw
1 draw                   # 5-4
= moves: 8-2 > 9-9 =8 | 8-2 > 9-9 =2 | 7-3 > 9-9 =7 | 7-3 > 9-9 =3 | draw
1 draw                   # 4-1
= yard: 1
= hand 1: 8-2 5-3 6-6 7-3 5-4 4-1
! 1 draw
! 1 pass
= moves: 4-1 > 9-9 | 8-2 > 9-9 =8 | 8-2 > 9-9 =2 | 7-3 > 9-9 =7 | 7-3 > 9-9 =3
1 8-2 > 9-9 =2
= turn: 2
= moves: draw
2 draw                   # 3-0, the last one
! 2 draw
= moves: pass
2 pass
= turn: 0
= moves: 2-1 > 9-9
