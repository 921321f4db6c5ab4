# University, Muggins: only the first double is a spinner. A second one counts both halves while it is an end, takes one tile, and no more.
game: muggins
edition: university
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 2-2 5-5 5-1 5-0 6-6
hand 1: 5-2 5-3 2-0 4-4
0 2-2 > lead
= scores: 0 0             # 4
1 5-2 > 2-2
= scores: 0 0             # 4 + 5 = 9
0 5-5 > 5-2
= scores: 0 0             # 4 + 10 = 14
1 2-0 > 2-2
= scores: 0 10            # 10 + 0: two tiles touch 2-2
= moves: 5-1 > 5-5 | 5-0 > 5-5 | 5-0 > 2-0
0 5-1 > 5-5
= scores: 0 10            # 1 + 0
! 1 5-3 > 5-5
= moves: pass
1 pass
! 0 5-0 > 5-5
= moves: 5-0 > 2-0
0 5-0 > 2-0
= moves: 5-3 > 5-0
