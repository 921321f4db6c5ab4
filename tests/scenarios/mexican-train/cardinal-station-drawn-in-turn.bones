# Cardinal, Mexican Train: nobody has a double: one tile each in turn, from the first seat on, until one comes up. Its drawer opens the station.
game: mexican-train
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 1
hand 0: 6-5
hand 1: 4-3
hand 2: 2-1
yard: 6-4 5-4 3-0 6-1 2-2 5-5
= hub: 2-2
= turn: 2
= hand 0: 6-5 3-0
= hand 1: 4-3 6-4 6-1
= hand 2: 2-1 5-4
= yard: 1
= moves: 2-1 > 2 | 2-1 > M
2 2-1 > 2
= turn: 0
