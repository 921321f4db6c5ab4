game: big-clock
edition: cardinal
set: 12
players: Ann
round 1
yard: 11-9 10-3 6-1 8-5 7-7 4-2 9-8 11-5 12-3 2-0 6-4 9-1 12-10 5-5
