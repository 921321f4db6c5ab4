# Cardinal, Matador: a matador lies wherever its player wants, with whichever end he wants touching; the end that stays
# free is what the next tile has to make 7 with. So even a tile that fits by number may be turned the wrong way round.
game: matador
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 3-2 3-1 5-4
hand 1: 6-1 4-3 3-3
0 3-2 > lead
! 1 3-3 > 3-2.3
= moves: 6-1 > 3-2.3 =6 | 6-1 > 3-2.3 =1 | 6-1 > 3-2.2 =6 | 6-1 > 3-2.2 =1 | 4-3 > 3-2.3 =4 | 4-3 > 3-2.3 =3 | 4-3 > 3-2.2 =4 | 4-3 > 3-2.2 =3
1 4-3 > 3-2.3 =4         # its 3 touches the 3
! 0 5-4 > 4-3            # a 4 is open, not a 3
= moves: 3-1 > 4-3 | 5-4 > 3-2
0 3-1 > 4-3
! 1 3-3 > 3-1
= moves: 6-1 > 3-1 =6 | 6-1 > 3-1 =1 | 6-1 > 3-2 =6 | 6-1 > 3-2 =1
1 6-1 > 3-1 =6           # its 1 touches the 1
= moves: 5-4 > 3-2
0 5-4 > 3-2
= round: 6 0
