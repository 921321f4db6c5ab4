# uduble, Castle Rock, option 1: the tiles on both sides of one match, so the one in the middle goes.
# The set is double-12 unless told.
game: castle-rock
edition: uduble
players: Ann
round 1
yard: 12-3 8-5 3-1 11-10
= row: 12-3 8-5 3-1
= yard: 1
= scores: 4
= moves: 8-5
! 0 add                  # something can be removed
! 0 12-3
! 0 3-1
! 0 12-3+8-5+3-1         # 8-5 has no 3
0 8-5
= row: 12-3 3-1
= moves: add
! 0 12-3
