# Cardinal, Big Clock: the sheet's example: a turned-up 10-6 goes on 10-3, 6-1 or 6-4, best on 6-4 at 10 o'clock. What
# matches is not wasted. 10-10 then finds its hour and locks it: no tile goes on a double.
game: big-clock
edition: cardinal
set: 12
players: Ann
round 1
yard: 11-9 10-3 6-1 8-5 12-0 4-2 9-8 11-5 12-3 2-0 6-4 9-1 10-6 10-10 10-7
0 turn
= up: 10-6
= yard: 2
= moves: 10-6 > 1 | 10-6 > 2 | 10-6 > 10
! 0 waste
! 0 turn
! 0 10-6 > 12
! 0 1 > 8                # no double is in trouble, so nothing is moved about
0 10-6 > 10
= hour 10: 10-6
= up: none
= moves: turn
! 0 10 > 1
0 turn
= moves: 10-10 > 1 | 10-10 > 10
! 0 waste
0 10-10 > 10
= hour 10: 10-10
= scores: 11
0 turn
= moves: 10-7 > 1        # not on 10-10
! 0 10-7 > 10
