# University, Muggins: a lead double takes a tile on either side, then one at either end; a fifth has no place. The arms may be made longer in between.
game: muggins
edition: university
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 6-1 6-3 5-2
hand 1: 6-2 6-4 6-0 3-3
0 6-6 > lead
1 6-2 > 6-6
= moves: 6-1 > 6-6 | 6-3 > 6-6 | 5-2 > 6-2
0 6-1 > 6-6
1 6-4 > 6-6
= scores: 0 0             # 2 + 1 + 4 = 7
0 6-3 > 6-6
= scores: 10 0            # 2 + 1 + 4 + 3
! 1 6-0 > 6-6
= moves: 3-3 > 6-3
1 3-3 > 6-3
= scores: 10 0            # 2 + 1 + 4 + 6 = 13
= moves: 5-2 > 6-2
