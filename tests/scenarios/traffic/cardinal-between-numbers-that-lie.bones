# Cardinal, Traffic: a new quad may take in several numbers that lie, also on both sides of the new tile: 1 and 4 hang
# below the first quad, and 3-2 fits between them.
game: traffic
edition: cardinal
set: 9
players: Ann
round 1
yard: 5-1 6-0 7-0 8-4 3-2
0 5-1@0,0v 6-0@1,0^ 7-0@2,0^ 8-4@3,0v
= up: 3-2
! 0 3-2@1,1>             # 1 3 2 4
! 0 3-2@2,1>             # the 4 lies there
= moves: 3-2@2,1<
0 3-2@2,1<
= over: 0
