# Pressman, the basic game: no picking with a tile that fits; the pick ends with the first tile that does.
game: draw
edition: pressman
set: 6
players: Ann, Ben
round 1
hand 0: 5-5 4-3
hand 1: 2-1 4-4
yard: 3-0 5-2 6-5
0 5-5 > lead
1 draw
= moves: draw
1 draw
= yard: 1
= moves: 5-2 > 5-5
! 1 draw
! 1 pass
! 1 2-1 > 5-5
1 5-2 > 5-5
= moves: draw
0 draw
= moves: 6-5 > 5-5
0 6-5 > 5-5
= moves: 2-1 > 5-2
