game: castle-rock
edition: university
set: 6
players: Ann
round 1
yard: 5-3 6-3 3-1 3-0
