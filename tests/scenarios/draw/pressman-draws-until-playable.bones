# Pressman, the basic game: who matches nothing picks from the pile until a tile can be played, and who can play must.
# Who picks the last tile in vain passes, and tries again at the next turn.
game: draw
edition: pressman
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 6-2 5-1
hand 1: 5-4 3-2
yard: 4-1 1-1 3-3
0 6-6 > lead
= moves: draw
! 1 pass
! 1 5-4 > 6-6
1 draw
1 draw
= moves: draw
1 draw
= yard: 0
= hand 1: 5-4 3-2 4-1 1-1 3-3
= moves: pass
! 1 draw
1 pass
= turn: 0
! 0 pass
! 0 draw
= moves: 6-2 > 6-6
0 6-2 > 6-6
= turn: 1
= moves: 3-2 > 6-2
! 1 pass
1 3-2 > 6-2
= moves: pass
0 pass
= moves: 3-3 > 3-2
1 3-3 > 3-2
