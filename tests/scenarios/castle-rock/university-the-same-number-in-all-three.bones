# university, Castle Rock, decision: three tiles that match each other by different numbers are no three of a kind.
game: castle-rock
edition: university
set: 6
players: Ann
round 1
yard: 6-4 4-1 6-1
= moves: 4-1
! 0 6-4+4-1+6-1
0 4-1
= row: 6-4 6-1
= over: none
= scores: 2
