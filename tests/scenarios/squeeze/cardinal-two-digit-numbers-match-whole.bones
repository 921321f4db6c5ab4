# Cardinal, Squeeze on double-12: numbers match as numbers: 11 is neither 1 nor 10.
game: squeeze
edition: cardinal
set: 12
players: Ann
round 1
yard: 11-1 12-12 1-0 10-2 11-10 10-10 12-10
= moves: 11-1+1-0 | 10-2+10-10 | 10-2+12-10 | 11-10+12-10 | 10-2+11-10+10-10 | 11-10+10-10+12-10 | 10-2+11-10+10-10+12-10
! 0 11-1+11-10
! 0 1-0+11-10
! 0 1-0+10-10
0 10-2+11-10+10-10+12-10
= row: 11-1 12-12 1-0
0 11-1+1-0
= over: none
= scores: 1
