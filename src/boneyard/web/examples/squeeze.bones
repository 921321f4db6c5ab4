game: squeeze
edition: cardinal
set: 6
players: Ann
round 1
yard: 5-0 3-3 5-1 4-4 2-2 6-5 6-1
