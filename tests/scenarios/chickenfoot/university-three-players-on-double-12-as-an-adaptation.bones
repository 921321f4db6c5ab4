# Adaptation: the table of Chickenfoot gives double-12 to four and more players; three can take it too.
game: chickenfoot
edition: university
set: 12
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 12-1
hand 1: 12-2
hand 2: 12-3
= hub: 12-12
= turn: 0
= moves: 12-1 > 12-12
0 12-1 > 12-12
= round: 0 14 15
