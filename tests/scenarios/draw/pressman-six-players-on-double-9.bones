# Pressman, the basic game: double-9 is for two to six. 9-9 leads when it was dealt, and it is as open as every other double.
game: draw
edition: pressman
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 8-8 9-1
hand 1: 9-2 1-0
hand 2: 9-3 2-0
hand 3: 9-4 3-0
hand 4: 9-9 4-0
hand 5: 9-5 9-6
= turn: 4
= moves: 9-9 > lead
4 9-9 > lead
5 9-5 > 9-9
0 9-1 > 9-9
1 9-2 > 9-9
2 9-3 > 9-9
! 3 9-4 > 9-9
= moves: 3-0 > 9-3
