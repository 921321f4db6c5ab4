# Cardinal, Big Clock: a top moved away may bare the matching tile under it: then the double goes home at once too.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 3-1 4-2 4-3 4-4 5-5 6-6 4-0 3-3 2-1 5-0
0 turn
= moves: 4-0 > 2 | 4-0 > 3
0 4-0 > 3
! 0 3 > 2                # no trouble yet
0 turn
= moves: 3-3 > 1         # it matches a top, so it has to be laid, at a wrong hour too
! 0 3 > 2
! 0 waste
0 3-3 > 1
= hour 1: 3-3
= moves: turn | 3 > 2 | 2 > 3
0 3 > 2
= hour 3: 3-3
= hour 2: 4-0
= hour 1: 3-1
= scores: 2
= moves: turn
! 0 fill
