# Cardinal, Bergen: a tile must be held, must match an open end, and must be played in turn.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 5-3 4-2
hand 1: 6-5 3-3 2-1
yard: 1-1
0 6-6 > lead
! 0 5-3 > 6-6             # not his turn, and no 6
! 1 6-4 > 6-6             # not held
! 1 3-3 > 6-6             # does not fit
! 1 6-5 > lead
! 1 6-5 > 4-2             # not on the table
! 1 muggins
= moves: 6-5 > 6-6 | draw
1 6-5 > 6-6
! 0 4-2 > 6-5
= moves: 5-3 > 6-5 | draw
0 5-3 > 6-5
! 1 3-3 > 6-5             # covered
= moves: 3-3 > 5-3 | draw
