# Cardinal, Traffic: as long as no quad can be laid at the start, one more tile is turned up, by itself: here two more.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-6 5-5 1-1 0-0 4-0 3-2 6-1
= up: 6-6 5-5 1-1 0-0 4-0 3-2
= yard: 1
= scores: 7
= over: no
0 0-0@0,-1v 1-1@1,0v 3-2@3,0<
= up: 6-6 5-5 4-0 6-1
= yard: 0
= scores: 4
