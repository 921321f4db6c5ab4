# Cardinal, Traffic: six tiles are up on double-12, and are filled to six again.
game: traffic
edition: cardinal
set: 12
players: Ann
round 1
yard: 12-11 10-9 8-7 6-5 4-3 2-1 11-0 10-0 9-0
= up: 12-11 10-9 8-7 6-5 4-3 2-1
= yard: 3
0 10-9@1,0< 12-11@3,0<
= up: 8-7 6-5 4-3 2-1 11-0 10-0
= yard: 1
= scores: 7
