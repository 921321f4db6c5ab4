# Cardinal, Big Clock on double-6: half a clock, 1 to 6; without 0-0 in the deal all tiles are there to be turned up.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-5 6-4 5-4 6-0 5-0 4-0 2-1
= hour 1: 6-5
= hour 6: 4-0
= yard: 1
= scores: 6
= moves: turn
! 0 waste
! 0 fill
! 0 1 > 2
