# University, Muggins: the spinner is the first double that is played, also where it is laid on an arm: the tile before it and three more touch it.
# It counts both halves until a second tile touches it. Later doubles count both halves too, but go on at one edge only.
game: muggins
edition: university
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-4 4-1 4-2 1-1 2-1
hand 1: 4-4 4-3 6-1 4-0
0 6-4 > lead
= scores: 10 0
1 4-4 > 6-4.4
= scores: 10 0            # 6 + 8 = 14
= moves: 4-1 > 4-4 | 4-2 > 4-4
0 4-1 > 4-4
= scores: 10 0            # 6 + 1 = 7
= moves: 4-3 > 4-4 | 4-0 > 4-4 | 6-1 > 6-4 | 6-1 > 4-1
1 4-3 > 4-4
= scores: 10 10           # 6 + 1 + 3
0 4-2 > 4-4
= scores: 10 10           # 6 + 1 + 3 + 2 = 12
! 1 4-0 > 4-4             # 6-4 is one of the four
= moves: 6-1 > 6-4 | 6-1 > 4-1
1 6-1 > 6-4
= scores: 10 10           # 1 + 1 + 3 + 2 = 7
= moves: 1-1 > 6-1 | 1-1 > 4-1 | 2-1 > 6-1 | 2-1 > 4-1 | 2-1 > 4-2
0 1-1 > 4-1
= scores: 10 10           # 1 + 2 + 3 + 2 = 8
1 pass
= moves: 2-1 > 6-1 | 2-1 > 1-1 | 2-1 > 4-2
