# Pressman, Matador: who finds nothing and empties the pile passes. Decision of the rules page: that pass is the first of the
# three that block the round. Hands 24, 12 and 3: the lowest takes 21 + 9 = 30.
game: matador
edition: pressman
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 3-0
hand 1: 8-8
hand 2: 7-5
yard: 8-0
0 9-9 > lead
= moves: draw
1 draw
= moves: pass
1 pass
= moves: pass
2 pass
= turn: 0
0 pass
= turn: none
= round: 30 0 0
