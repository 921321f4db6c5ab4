# Cardinal, Traffic: a blank counts only as the 0 of 0 1 2 3: it does not follow the highest number.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-5 4-0 1-0 0-0
= over: none
= moves: none
! 0 4-0@0,0v 6-5@2,0< 0-0@3,0v # 4 5 6 0
! 0 6-5@1,0< 0-0@2,0v 1-0@3,0v # 5 6 0 1
