# Adaptation: Puremco says that adaptations are easily made; a double-9 set, for two to four players, serves five too.
game: mexican-train
edition: puremco
set: 9
players: Ann, Ben, Cy, Dot, Eve
round 1
first: 0
hand 0: 9-1
hand 1: 9-2
hand 2: 9-3
hand 3: 9-4
hand 4: 9-5
= hub: 9-9
= turn: 0
= moves: 9-1 > 0 | 9-1 > M
0 9-1 > 0
= round: 0 11 12 13 14
