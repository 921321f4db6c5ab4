# Cardinal, Draw, decision of the rules page: up to six play on double-9. Who cannot play draws, and six passes in a row block.
game: draw
edition: cardinal
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
first: 0
hand 0: 9-9 1-0
hand 1: 2-0
hand 2: 3-0
hand 3: 4-0
hand 4: 5-0
hand 5: 6-0
yard: 1-1 9-8
0 9-9 > lead
1 draw
= moves: draw
1 draw
= moves: 9-8 > 9-9
1 9-8 > 9-9
= moves: pass
2 pass
3 pass
4 pass
5 pass
0 pass
= turn: 1
= over: no
1 pass
= round: 17 3 7 3 1 0      # hands of 1, 4, 3, 4, 5, 6; the first: 3 + 2 + 3 + 4 + 5
