# Cardinal, Draw: who cannot play draws until a tile fits; that one must be played, no more is drawn and nobody passes while tiles are left.
# The boneyard is drawn from the left.
game: draw
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 6-4
hand 1: 3-3 2-1
yard: 4-3 2-0 5-1 6-1
0 6-5 > lead
= turn: 1
= moves: draw
! 1 pass
! 1 3-3 > 6-5.5
1 draw
= hand 1: 3-3 2-1 4-3
= yard: 3
= turn: 1
= moves: draw
! 1 pass
1 draw
= moves: draw
1 draw
= hand 1: 3-3 2-1 4-3 2-0 5-1
= yard: 1
= moves: 5-1 > 6-5.5
! 1 draw
! 1 pass
1 5-1 > 6-5.5
= turn: 0
= yard: 1
= moves: 6-4 > 6-5
0 6-4 > 6-5
= scores: 18 0            # 6 + 3 + 7 + 2; the tile left in the boneyard counts for nobody
