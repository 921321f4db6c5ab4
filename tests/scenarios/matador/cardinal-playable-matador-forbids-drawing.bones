# Cardinal, Matador, decision of the rules page: a matador that can be laid is a tile that can be laid. Whoever has
# one may neither draw nor pass.
game: matador
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 4-4
hand 1: 4-3 6-6
yard: 2-1
0 6-5 > lead
! 1 draw
! 1 pass
! 1 stop
! 1 6-6 > 6-5.6
= moves: 4-3 > 6-5.6 =4 | 4-3 > 6-5.6 =3 | 4-3 > 6-5.5 =4 | 4-3 > 6-5.5 =3
= yard: 1
1 4-3 > 6-5.5 =4
= turn: 0
= moves: draw            # no 1, no 3, no matador
0 draw
= yard: 0
= moves: 2-1 > 6-5
