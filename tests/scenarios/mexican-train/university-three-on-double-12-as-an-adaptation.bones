# Adaptation: University prints double-12 for four and more players; three can take it too.
game: mexican-train
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
= moves: 12-1 > 0 | 12-1 > M
