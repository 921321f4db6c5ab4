# Cardinal, Draw: drawing is for those who cannot play; with a tile that fits it is refused, and so is passing.
game: draw
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 1
hand 0: 5-4 3-3
hand 1: 6-5 2-2
yard: 6-6 4-4
! 1 draw                  # the lead is no draw
! 1 pass
= moves: 6-5 > lead | 2-2 > lead
1 6-5 > lead
! 0 draw
! 0 pass
! 1 draw                  # not his turn
= moves: 5-4 > 6-5.5
0 5-4 > 6-5.5
= moves: draw
1 draw
= moves: 6-6 > 6-5
1 6-6 > 6-5
= moves: draw
