# Pressman, the basic game: one may build on both ends and both sides of a double, and that holds for every double, not only for the first.
# 6-6 takes four tiles; 4-4, laid on 6-4, takes three more. No fifth tile at either.
game: draw
edition: pressman
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 6-2 4-4 4-1 4-3 5-5
hand 1: 6-4 6-1 6-3 6-5 4-2 4-0
0 6-6 > lead
= moves: 6-4 > 6-6 | 6-1 > 6-6 | 6-3 > 6-6 | 6-5 > 6-6
1 6-4 > 6-6
= moves: 6-2 > 6-6 | 4-4 > 6-4 | 4-1 > 6-4 | 4-3 > 6-4
0 4-4 > 6-4
= moves: 6-1 > 6-6 | 6-3 > 6-6 | 6-5 > 6-6 | 4-2 > 4-4 | 4-0 > 4-4
1 6-1 > 6-6
0 6-2 > 6-6
1 6-3 > 6-6
= moves: 4-1 > 4-4 | 4-1 > 6-1 | 4-3 > 4-4 | 4-3 > 6-3
0 4-1 > 4-4
! 1 6-5 > 6-6
= moves: 4-2 > 4-4 | 4-2 > 6-2 | 4-0 > 4-4
1 4-2 > 4-4
= moves: 4-3 > 4-4 | 4-3 > 6-3
0 4-3 > 4-4
! 1 4-0 > 4-4
! 1 6-5 > 6-6
= moves: pass
