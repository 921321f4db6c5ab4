# Pressman, Matador: nothing added to a blank makes 10. With the option total=10 on double-12 a 10 does not go there either.
game: matador
edition: pressman
set: 12
players: Ann, Ben, Cy
options: total=10
round 1
hand 0: 10-10 10-3 8-8
hand 1: 4-0 9-9 11-3
hand 2: 10-2 7-3 1-1
0 10-10 > lead
1 4-0 > 10-10              # 10 and a blank; it leaves the 4
! 2 10-2 > 4-0
2 7-3 > 4-0 =7
= moves: 10-3 > 7-3
! 0 10-3 > 10-10
0 10-3 > 7-3               # 7 and 3, leaving the 10
= open: none
