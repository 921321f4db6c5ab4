# Cardinal, Traffic: the sheet's other way: 1-2 along the line, 3 and 4 across it: 1 2 3 4 from three tiles.
# Then four are up again.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-3 2-1 4-2 5-5 6-5 1-0 2-0 0-0 4-3 3-2
= up: 6-3 2-1 4-2 5-5
= yard: 6
0 2-1@1,0< 6-3@2,-1v 4-2@3,0v
= up: 5-5 6-5 1-0 2-0
= yard: 3
= scores: 7
= over: no
