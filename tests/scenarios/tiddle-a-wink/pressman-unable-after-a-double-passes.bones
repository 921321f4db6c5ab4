# Pressman, Tiddle-a-Wink: the turn earned by a double is a turn: who cannot use it passes, and that pass is a move.
game: tiddle-a-wink
edition: pressman
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 9-9 8-1
hand 1: 9-4 2-0
hand 2: 4-4 7-3
hand 3: 5-4
hand 4: 6-6
hand 5: 3-3
0 9-9 > lead
= turn: 0
! 1 9-4 > 9-9
! 0 stop
= moves: pass
0 pass
= turn: 1
= moves: 9-4 > 9-9
1 9-4 > 9-9
2 4-4 > 9-4
= turn: 2
= moves: pass
2 pass
= turn: 3
= moves: 5-4 > 4-4
3 5-4 > 4-4
= round: 0 0 0 39 0 0    # out: 9 + 2 + 10 + 12 + 6
