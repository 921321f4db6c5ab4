# Cardinal, Traffic: the sheet's other single tile: 7-6 before 5-4, here above it: 7 6 5 4 down the column.
game: traffic
edition: cardinal
set: 9
players: Ann
round 1
yard: 5-4 6-1 7-1 8-2 7-6
0 5-4@0,0v 6-1@1,0^ 7-1@2,0v 8-2@3,0^
= up: 7-6
= moves: 7-6@0,-2v
0 7-6@0,-2v
= over: 0
