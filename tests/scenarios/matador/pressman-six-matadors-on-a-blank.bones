# Pressman, Matador on double-9: no tile makes 10 with a blank, so a blank takes the six matadors 9-1, 8-2, 7-3, 6-4, 5-5
# and 0-0 only; and these go on every other end as well.
game: matador
edition: pressman
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 2-0
hand 1: 1-0 4-3
hand 2: 0-0 9-1 8-2 7-3 6-4 5-5 4-0 6-3
0 9-9 > lead
= moves: 1-0 > 9-9
1 1-0 > 9-9
! 2 4-0 > 1-0
! 2 6-3 > 1-0
= moves: 0-0 > 9-9 | 0-0 > 1-0 | 5-5 > 9-9 | 5-5 > 1-0 | 9-1 > 9-9 =9 | 9-1 > 9-9 =1 | 9-1 > 1-0 =9 | 9-1 > 1-0 =1 | 8-2 > 9-9 =8 | 8-2 > 9-9 =2 | 8-2 > 1-0 =8 | 8-2 > 1-0 =2 | 7-3 > 9-9 =7 | 7-3 > 9-9 =3 | 7-3 > 1-0 =7 | 7-3 > 1-0 =3 | 6-4 > 9-9 =6 | 6-4 > 9-9 =4 | 6-4 > 1-0 =6 | 6-4 > 1-0 =4
2 8-2 > 1-0 =8
= moves: 2-0 > 8-2
0 2-0 > 8-2
= round: 60 0 0          # 7, and 0 + 10 + 10 + 10 + 10 + 4 + 9
