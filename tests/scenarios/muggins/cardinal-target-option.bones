# Cardinal, Muggins: the target is an option. Seat 1 reaches 15 in mid-round and wins, although seat 0 might still have gone out.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
options: target=15
round 1
hand 0: 6-6 6-1
hand 1: 6-3 4-4
0 6-6 > lead
= over: no
1 6-3 > 6-6
= scores: 0 15
= over: 1
! 0 6-1 > 6-6
