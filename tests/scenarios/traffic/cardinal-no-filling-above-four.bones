# Cardinal, Traffic: six tiles had to be turned up; after two of them are laid four are up, and none comes to them.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-6 5-5 0-0 6-1 2-1 4-3 6-0
= up: 6-6 5-5 0-0 6-1 2-1 4-3
= yard: 1
0 2-1@1,0< 4-3@3,0<
= up: 6-6 5-5 0-0 6-1
= yard: 1
= scores: 5
