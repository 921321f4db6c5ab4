# Cardinal, Block on double-6: the layout is a line with two ends. A double takes one tile on either side, no third one,
# and a double laid in the line goes on at its far side only.
game: block
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 6-3 3-3 4-3 3-2
hand 1: 6-1 6-2 6-5
0 6-6 > lead
= moves: 6-1 > 6-6 | 6-2 > 6-6 | 6-5 > 6-6
1 6-1 > 6-6
= moves: 6-3 > 6-6
0 6-3 > 6-6
! 1 6-2 > 6-6
= moves: pass
1 pass
= moves: 3-3 > 6-3 | 4-3 > 6-3 | 3-2 > 6-3
0 3-3 > 6-3
1 pass
= moves: 4-3 > 3-3 | 3-2 > 3-3
0 4-3 > 3-3
1 pass
! 0 3-2 > 3-3
= moves: pass
0 pass
= scores: 14 0            # 19 - 5
