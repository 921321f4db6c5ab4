# Cardinal, Muggins, decision of the rules page: the spinner counts both halves while it is itself an end, until two tiles touch it.
# 5-5 alone scores 10; with 5-2 it counts 12 and scores nothing; with 5-3 on another edge only 2 + 3 = 5 are left. Edges without a tile count nothing.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 5-5 5-3 5-4 1-0
hand 1: 5-2 5-1 5-0
0 5-5 > lead
= scores: 10 0
1 5-2 > 5-5
= scores: 10 0            # 10 + 2 = 12
0 5-3 > 5-5
= scores: 15 0            # 2 + 3
1 5-1 > 5-5
= scores: 15 0            # 2 + 3 + 1 = 6
0 5-4 > 5-5
= scores: 25 0            # 2 + 3 + 1 + 4
! 1 5-0 > 5-5             # a fifth tile
= moves: pass
