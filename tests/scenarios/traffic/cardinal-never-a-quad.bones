# Cardinal, Traffic: when all tiles are up and there is still no quad, the game is lost before it begins.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-6 5-5 1-1 0-0 4-4
= up: 6-6 5-5 1-1 0-0 4-4
= yard: 0
= over: none
= scores: 5
= moves: none
