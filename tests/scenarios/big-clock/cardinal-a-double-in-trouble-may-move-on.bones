# Cardinal, Big Clock, decision: a double at a wrong hour may itself be moved onto another pile that it matches.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 3-1 3-2 5-0 4-4 5-5 6-6 3-3 2-1
0 turn
= moves: 3-3 > 1 | 3-3 > 2
! 0 3-3 > 3              # its own hour, but 5-0 does not match
0 3-3 > 1
= moves: turn | 1 > 2
! 0 2 > 1                # 3-2 onto a double
! 0 1 > 3
0 1 > 2
= hour 1: 3-1
= hour 2: 3-3
= moves: turn | 2 > 1
0 turn
= moves: 2-1 > 1 | 2 > 1
