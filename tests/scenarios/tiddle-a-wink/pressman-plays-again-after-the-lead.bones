# Pressman, Tiddle-a-Wink: the highest double opens, and a double earns another turn, the opening one too. That turn is a
# turn like any other: who can play must; there is no declining.
game: tiddle-a-wink
edition: pressman
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 9-9 9-5 9-1
hand 1: 5-2 3-3
hand 2: 8-8
hand 3: 7-7
hand 4: 6-6
hand 5: 4-4
= turn: 0
! 2 8-8 > lead
! 0 9-1 > lead
= moves: 9-9 > lead
0 9-9 > lead
= turn: 0
! 0 stop
! 0 pass
! 1 5-2 > 9-9
= moves: 9-5 > 9-9 | 9-1 > 9-9
0 9-5 > 9-9
= turn: 1
! 0 9-1 > 9-9
! 1 pass
= moves: 5-2 > 9-5
1 5-2 > 9-5
= turn: 2
= moves: pass
