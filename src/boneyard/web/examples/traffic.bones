game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-3 2-1 4-2 5-5
0 2-1@0,0v 6-3@1,-1v 4-2@2,0v 5-5@3,0v
