# Cardinal, Big Clock: a turned-up double that matches no top is in trouble: it is not wasted, tops may be moved,
# finished hours stay as they are, and an emptied hour of its own takes it.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-5 6-4 3-3 4-4 5-5 1-0 2-2 6-1
= scores: 3
0 turn
= up: 2-2
= moves: 1 > 2 | 2 > 1
! 0 waste
! 0 turn
! 0 2-2 > 2              # 6-4 lies there
! 0 2-2 > 1
! 0 1 > 5                # 6-5 onto a double
! 0 2 > 4
! 0 5 > 1                # 5-5 is at home
! 0 6 > 1                # no match
0 2 > 1
= hour 1: 6-4
= hour 2: none
= up: 2-2
! 0 fill                 # its own double can fill it at once
! 0 waste
0 2-2 > 2
= hour 2: 2-2
= up: none
= yard: 1
= scores: 2
= moves: turn
