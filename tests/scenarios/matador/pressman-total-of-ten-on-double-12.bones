# Pressman, Matador, option total: the sheet asks for 10 and names six matadors, whatever the set. On double-12 an 11 or a 12 then
# takes a matador only, a blank does as ever, a 10 takes a blank, and 10-0 is no matador.
game: matador
edition: pressman
set: 12
players: Ann, Ben, Cy
options: total=10
round 1
hand 0: 12-12 10-4 8-1 10-0
hand 1: 6-4 9-1 11-1 3-0
hand 2: 10-6 5-5 7-2 2-0
0 12-12 > lead
! 1 11-1 > 12-12           # 12 and 1 make 13
= moves: 6-4 > 12-12 =6 | 6-4 > 12-12 =4 | 9-1 > 12-12 =9 | 9-1 > 12-12 =1
1 6-4 > 12-12 =4
! 2 10-6 > 12-12
= moves: 5-5 > 12-12 | 5-5 > 6-4 | 10-6 > 6-4
2 10-6 > 6-4
! 0 10-0 > 12-12           # its ends add up to 10, but it is none of the six
= moves: 10-0 > 10-6
0 10-0 > 10-6
= moves: 9-1 > 10-0 =9 | 9-1 > 10-0 =1 | 9-1 > 12-12 =9 | 9-1 > 12-12 =1 | 3-0 > 10-0
1 9-1 > 12-12 =1
= moves: 5-5 > 10-0 | 5-5 > 9-1 | 2-0 > 10-0
2 2-0 > 10-0
! 0 8-1 > 9-1
= moves: 8-1 > 2-0
0 8-1 > 2-0
