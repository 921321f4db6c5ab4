# Cardinal, Muggins: a tile must be held, must match, and must be played in turn; the spinner and a covered tile are named by the tile alone.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 5-3 4-2
hand 1: 6-5 6-4 3-3
yard: 1-1
0 6-6 > lead
! 0 5-3 > 6-6             # not his turn
! 1 6-1 > 6-6             # not held
! 1 3-3 > 6-6             # does not fit
! 1 6-5 > lead            # the lead lies already
! 1 6-5 > 5-3             # 5-3 is in a hand
= moves: 6-5 > 6-6 | 6-4 > 6-6 | draw
1 6-5 > 6-6
! 0 4-2 > 6-5
= moves: 5-3 > 6-5 | draw
0 5-3 > 6-5
= scores: 15 0            # 12 + 3
! 1 3-3 > 6-5             # covered
= moves: 3-3 > 5-3 | 6-4 > 6-6 | draw
