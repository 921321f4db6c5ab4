# Pressman, Matador: who drew to save his matador and found nothing has to lay it once the pile is gone. Going out pays
# the pips of all the others: 20 and 17.
game: matador
edition: pressman
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 2-2
hand 1: 8-2 5-3
hand 2: 9-8
yard: 6-6
0 9-9 > lead
= moves: 8-2 > 9-9 =8 | 8-2 > 9-9 =2 | draw
1 draw
= yard: 0
! 1 draw
! 1 pass
= moves: 8-2 > 9-9 =8 | 8-2 > 9-9 =2
1 8-2 > 9-9 =8
= moves: pass
2 pass
= moves: 2-2 > 8-2
0 2-2 > 8-2
= round: 37 0 0
