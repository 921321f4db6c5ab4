game: good-neighbors
edition: cardinal
set: 12
players: Ann
round 1
yard: 9-3 8-7 6-1 0-0 3-1 12-6 12-9 12-3 11-11 3-2 5-3 10-4 7-7 8-8 2-2 1-1
