# University 2016, Mexican Train: with the points penalty a caught miss costs 50, on top of the tiles left.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
options: calls=spoken, penalty=points
round 1
first: 0
hand 0: 9-5 5-1
hand 1: 9-4 4-2
yard: 8-7 6-0
0 9-5 > 0
1 catch
= scores: 50 0
= hand 0: 5-1
= yard: 2
1 9-4 > 1 !last
0 5-1 > 0
= round: 50 6
= scores: 50 6
