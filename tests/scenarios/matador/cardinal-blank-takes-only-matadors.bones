# Cardinal, Matador on double-6: nothing makes 7 with a blank, so an open blank takes one of the four matadors
# 0-0, 6-1, 5-2, 4-3 and nothing else, not even another blank.
game: matador
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-0 5-1
hand 1: 0-0 6-1 5-2 4-3 1-0 4-0
0 6-0 > lead
! 1 1-0 > 6-0.0
! 1 4-0 > 6-0.0
! 1 4-0 > 6-0.6
= moves: 1-0 > 6-0.6 | 0-0 > 6-0.6 | 0-0 > 6-0.0 | 6-1 > 6-0.6 =6 | 6-1 > 6-0.6 =1 | 6-1 > 6-0.0 =6 | 6-1 > 6-0.0 =1 | 5-2 > 6-0.6 =5 | 5-2 > 6-0.6 =2 | 5-2 > 6-0.0 =5 | 5-2 > 6-0.0 =2 | 4-3 > 6-0.6 =4 | 4-3 > 6-0.6 =3 | 4-3 > 6-0.0 =4 | 4-3 > 6-0.0 =3
1 5-2 > 6-0.0 =2
= moves: 5-1 > 5-2 | 5-1 > 6-0
0 5-1 > 5-2              # a 5 on the 2 that is left
= round: 19 0            # 0 + 7 + 7 + 1 + 4
