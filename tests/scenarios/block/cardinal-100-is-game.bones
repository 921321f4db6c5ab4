# Cardinal, Block: the match is over with 100 points. 99 are not enough; the hundredth ends it, and nothing may be moved afterwards.
game: block
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 1-0
hand 1: 6-6 6-5 6-4 6-3 6-2 5-5 5-4 5-3 5-2 4-4 4-3
0 1-0 > lead
= scores: 99 0
= over: no
round 2
hand 0: 2-1
hand 1: 3-2 1-0
= turn: 1
1 3-2 > lead
0 2-1 > 3-2.2
= scores: 100 0
= over: 0
= turn: none
! 1 1-0 > 2-1
! 1 pass
