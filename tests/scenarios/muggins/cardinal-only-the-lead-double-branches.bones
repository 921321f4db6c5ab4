# Cardinal, Muggins: the first double is built on from both sides and both ends, all four at once and in any order; an arm may be made longer
# before the others are begun. A later double has one tile before it and one behind it.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 1-1 1-0
hand 1: 6-1 5-1 6-2 4-1
0 6-6 > lead
= moves: 6-1 > 6-6 | 6-2 > 6-6
1 6-1 > 6-6
= moves: 1-1 > 6-1 | 1-0 > 6-1
0 1-1 > 6-1
= scores: 0 0             # 12 + 2 = 14
= moves: 6-2 > 6-6 | 5-1 > 1-1 | 4-1 > 1-1
1 5-1 > 1-1
! 0 1-0 > 1-1
= moves: pass
0 pass
! 1 4-1 > 1-1
= moves: 6-2 > 6-6
1 6-2 > 6-6
= scores: 0 0             # 5 + 2 = 7
0 pass
1 pass
= round: 4 0              # 5 - 1
