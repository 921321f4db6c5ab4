# Cardinal, Matador on double-6: neighboring ends must add up to 7. A 6 needs a 1, a 5 a 2, a 4 a 3, and the other way
# round; equal ends do not go together. All six numbers are met here, without a single matador.
game: matador
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 4-4 2-0 3-3 6-2
hand 1: 3-1 4-2 6-6 5-5
yard: 4-1
0 6-5 > lead
= turn: 1
! 1 6-6 > 6-5.6          # alike, 12
! 1 5-5 > 6-5.5
! 1 4-2 > 6-5.6          # 8 or 10
! 1 2-1 > 6-5.6          # would fit, but is not held
= moves: 3-1 > 6-5.6 | 4-2 > 6-5.5
1 3-1 > 6-5.6            # 6 + 1, a 3 is left
= moves: 4-4 > 3-1 | 2-0 > 6-5 | 6-2 > 6-5
0 4-4 > 3-1              # 3 + 4
= moves: 4-2 > 6-5
1 4-2 > 6-5              # 5 + 2
! 0 6-2 > 6-5            # covered by now
= moves: 3-3 > 4-2 | 3-3 > 4-4
0 3-3 > 4-2              # 4 + 3
= moves: draw
1 draw
= moves: 4-1 > 3-3
1 4-1 > 3-3
= moves: 6-2 > 4-1
0 6-2 > 4-1              # 1 + 6
= moves: 5-5 > 6-2
1 5-5 > 6-2              # 2 + 5
= moves: 2-0 > 5-5
0 2-0 > 5-5              # and out
= round: 12 0
