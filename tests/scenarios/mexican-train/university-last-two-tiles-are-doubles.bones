# University 2016, Mexican Train; the rules page: two doubles as the last two tiles need nothing after them.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-5 5-5 8-8
hand 1: 9-8 6-3 2-0
yard: 6-2
0 9-5 > 0
1 9-8 > M
0 8-8 > M
= moves: 5-5 > 0
0 5-5 > 0
= turn: none
= scores: 0 11
