# Cardinal, Traffic: on double-12 neither: after 12 comes nothing, and six tiles are up.
game: traffic
edition: cardinal
set: 12
players: Ann
round 1
yard: 12-11 10-3 0-0 5-1 7-7 6-0 9-4
= up: 12-11 10-3 0-0 5-1 7-7 6-0 9-4
= yard: 0
! 0 10-3@0,0v 12-11@2,0< 0-0@3,0v # 10 11 12 0
0 9-4@0,0v 10-3@1,0v 12-11@3,0<
= up: 0-0 5-1 7-7 6-0
= scores: 4
