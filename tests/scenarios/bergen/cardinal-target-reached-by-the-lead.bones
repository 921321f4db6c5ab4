# Cardinal, Bergen: the target is an option; the two points of the lead may already be enough.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben
options: target=2
round 1
hand 0: 3-3 2-1
hand 1: 4-4 4-3
= turn: 1
1 4-4 > lead
= scores: 0 2
= over: 1
! 0 2-1 > 4-4
