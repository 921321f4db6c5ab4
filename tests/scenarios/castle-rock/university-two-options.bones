# university, Castle Rock: three neighbors with one number may go together; taking the middle one only is as good a
# choice.
game: castle-rock
edition: university
set: 6
players: Ann
round 1
yard: 5-3 6-3 3-1 3-0
= moves: 6-3 | 5-3+6-3+3-1
! 0 add                  # at least one has to go
! 0 5-3+6-3
! 0 5-3+3-1
0 6-3
= row: 5-3 3-1
= moves: add
0 add
= moves: 3-1 | 5-3+3-1+3-0
0 5-3+3-1+3-0
= over: 0                # the middle one first was the way to none
= scores: 0
= row: none
