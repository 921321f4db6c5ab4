# Cardinal, Draw: 100 points end the match, 99 do not.
game: draw
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 1
hand 0: 6-6 6-5 6-4 6-3 6-2 5-5 5-4 5-3 5-2 4-4 4-3
hand 1: 1-0
1 1-0 > lead
= scores: 0 99
= over: no
round 2
hand 0: 2-0 1-0
hand 1: 2-1
yard: 6-6
= turn: 0
0 2-0 > lead
1 2-1 > 2-0.2
= scores: 0 100
= over: 1
= turn: none
! 0 draw
! 0 pass
