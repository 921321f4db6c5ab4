# Cardinal, Matador with four on double-6: seven tiles each are all 28, so there is nothing to draw and the unable player
# passes at once.
game: matador
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
first: 0
hand 0: 6-6 6-5 6-4 6-3 6-2 5-5 5-4
hand 1: 3-3 5-3 3-2 3-0 4-4 4-2 4-0
hand 2: 4-3 2-2 2-1 1-1 3-1 6-0 5-0
hand 3: 6-1 5-2 0-0 1-0 2-0 4-1 5-1
= yard: 0
0 6-6 > lead
! 1 draw
= moves: pass            # neither a 1 nor a matador
1 pass
= moves: 2-1 > 6-6 | 1-1 > 6-6 | 3-1 > 6-6 | 4-3 > 6-6 =4 | 4-3 > 6-6 =3
! 2 pass
2 1-1 > 6-6
= moves: 6-1 > 6-6 =6 | 6-1 > 6-6 =1 | 6-1 > 1-1 =6 | 6-1 > 1-1 =1 | 5-2 > 6-6 =5 | 5-2 > 6-6 =2 | 5-2 > 1-1 =5 | 5-2 > 1-1 =2 | 0-0 > 6-6 | 0-0 > 1-1 | 1-0 > 6-6 | 4-1 > 6-6 | 5-1 > 6-6
3 5-2 > 1-1 =2
= turn: 0
= moves: 5-5 > 5-2 | 6-5 > 5-2 | 5-4 > 5-2
