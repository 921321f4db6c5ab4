# Cardinal, Matador on double-9: the total is 10 and the matadors are 0-0, 9-1, 8-2, 7-3, 6-4 and 5-5. The ones of
# double-6 are ordinary tiles here. 5-5 is a matador too, and needs no choice of end.
game: matador
edition: cardinal
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 5-0 9-9
hand 1: 0-0 9-1 8-2 7-3 6-4 5-5 5-2 6-1 4-3 9-0
0 5-0 > lead
! 1 6-1 > 5-0.0
! 1 4-3 > 5-0.0
! 1 5-2 > 5-0.0
! 1 9-0 > 5-0.0
= moves: 5-2 > 5-0.5 | 0-0 > 5-0.5 | 0-0 > 5-0.0 | 5-5 > 5-0.5 | 5-5 > 5-0.0 | 9-1 > 5-0.5 =9 | 9-1 > 5-0.5 =1 | 9-1 > 5-0.0 =9 | 9-1 > 5-0.0 =1 | 8-2 > 5-0.5 =8 | 8-2 > 5-0.5 =2 | 8-2 > 5-0.0 =8 | 8-2 > 5-0.0 =2 | 7-3 > 5-0.5 =7 | 7-3 > 5-0.5 =3 | 7-3 > 5-0.0 =7 | 7-3 > 5-0.0 =3 | 6-4 > 5-0.5 =6 | 6-4 > 5-0.5 =4 | 6-4 > 5-0.0 =6 | 6-4 > 5-0.0 =4
1 5-5 > 5-0.0            # 5 and 5 are open
! 0 9-9 > 5-5
= moves: pass
0 pass
= turn: 1
1 5-2 > 5-5              # 5 + 5
= turn: 0
= scores: 0 0
