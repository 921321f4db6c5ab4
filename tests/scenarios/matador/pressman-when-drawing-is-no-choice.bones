# Pressman, Matador: with nothing to lay at all one must draw; a matador that turns up may be laid or spared; but with an
# ordinary tile that fits in hand nobody draws, matador or not.
game: matador
edition: pressman
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 3-2
hand 1: 8-6 7-7
hand 2: 5-1 9-1
yard: 4-4 6-4 2-0
0 9-9 > lead
! 1 pass
= moves: draw
1 draw
! 1 pass
= moves: draw
1 draw
= moves: 6-4 > 9-9 =6 | 6-4 > 9-9 =4 | draw
1 6-4 > 9-9 =4
! 2 draw
= moves: 5-1 > 9-9 | 9-1 > 9-9 =9 | 9-1 > 9-9 =1 | 9-1 > 6-4 =9 | 9-1 > 6-4 =1
= yard: 1
2 9-1 > 6-4 =9
= turn: 0
= moves: draw            # two 9s are open
0 draw
! 0 draw
= moves: pass
