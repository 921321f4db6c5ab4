# Pressman, Matador: the opening double is one more tile of the line. 9-9 takes a 1 at either end; a third finds no room.
game: matador
edition: pressman
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 6-1 4-2
hand 1: 4-1 8-8
hand 2: 3-1 7-2
0 9-9 > lead
1 4-1 > 9-9
= moves: 3-1 > 9-9
2 3-1 > 9-9
! 0 6-1 > 9-9
= moves: 6-1 > 4-1       # 4 + 6; the 3 wants a 7
0 6-1 > 4-1
= moves: pass            # a 1 and a 3 are open
1 pass
= moves: 7-2 > 3-1
2 7-2 > 3-1
= round: 0 0 22          # 6 + 16
