# University 2016, Mexican Train: the boneyard is used up and nobody can play: the round ends, each counts the tiles left.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-5 8-1 6-0
hand 1: 9-4 8-3
0 9-5 > 0
1 9-4 > 1
= moves: pass
0 pass
= markers: 0
= moves: pass
1 pass
= turn: none
= scores: 15 11
