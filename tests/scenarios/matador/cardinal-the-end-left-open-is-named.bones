# Cardinal, Matador: a matador's two ways of lying are two moves, told apart by the number left open; without it the move is
# not clear, and a number the tile does not have is nonsense. An ordinary tile lies only the way that makes 7.
game: matador
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 1-0
hand 1: 4-3 3-1 5-5
0 6-5 > lead
! 1 4-3 > 6-5.6
! 1 4-3 > 6-5.6 =5
! 1 3-1 > 6-5.6 =1       # the 3 cannot touch the 6
= moves: 3-1 > 6-5.6 | 4-3 > 6-5.6 =4 | 4-3 > 6-5.6 =3 | 4-3 > 6-5.5 =4 | 4-3 > 6-5.5 =3
1 4-3 > 6-5.5 =3
= turn: 0
! 0 1-0 > 4-3
= moves: 1-0 > 6-5
