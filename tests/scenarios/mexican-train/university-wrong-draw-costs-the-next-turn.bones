# University, optional penalty skip: whoever is caught at a wrong draw loses the next turn.
game: mexican-train
edition: university
set: 9
players: Ann, Ben, Cy
options: calls=spoken, penalty=skip
round 1
hub: 9-9
first: 0
hand 0: 9-5 6-1 4-3 5-0
hand 1: 9-2 7-3 8-3 8-0
hand 2: 9-6 8-4 6-2 5-4
yard: 7-1 4-1 6-3
0 draw
0 pass
1 catch
1 9-2 > 1
2 9-6 > 2
= turn: 1                  # Ann is passed over
1 draw
