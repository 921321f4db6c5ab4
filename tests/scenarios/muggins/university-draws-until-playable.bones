# University, Muggins: who can play must, no drawing by choice; who cannot draws until a tile fits or the boneyard is empty, then passes.
# A pass on the empty boneyard, right after the last tile too, counts towards the block.
game: muggins
edition: university
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 6-1 2-2
hand 1: 4-4 3-1
yard: 4-3 6-3 4-2 3-2
0 6-5 > lead              # 11
= moves: draw
! 1 pass
! 1 3-1 > 6-5.6
1 draw
= moves: draw
1 draw
= yard: 2
= moves: 6-3 > 6-5.6
! 1 draw
! 1 pass
1 6-3 > 6-5.6             # 5 + 3 = 8
= moves: draw
0 draw
= moves: draw
0 draw
= moves: 3-2 > 6-3
! 0 pass
0 3-2 > 6-3               # 5 + 2 = 7
= moves: pass
! 1 draw
1 pass
= moves: 2-2 > 3-2 | 4-2 > 3-2
0 4-2 > 3-2               # 5 + 4 = 9
= moves: 4-4 > 4-2 | 4-3 > 4-2
1 4-3 > 4-2               # 5 + 3 = 8
= moves: pass
0 pass
= moves: 3-1 > 4-3
1 3-1 > 4-3               # 5 + 1 = 6
0 6-1 > 3-1               # 5 + 6 = 11
1 pass
= over: no
0 pass
= turn: none
= scores: 10 0            # 2-2 against 4-4: 8 gives 10
