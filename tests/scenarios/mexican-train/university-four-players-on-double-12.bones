# University 2016, Mexican Train: four players have a double-12 set; its first engine is 12-12. The turn goes round clockwise.
game: mexican-train
edition: university
set: 12
players: Ann, Ben, Cy, Dot
round 1
first: 3
hand 0: 12-1 1-0
hand 1: 12-2 2-0
hand 2: 12-3 3-0
hand 3: 12-4 4-0
= hub: 12-12
= turn: 3
3 12-4 > 3
0 12-1 > 0
1 12-2 > M
= turn: 2
= moves: 12-3 > 2
