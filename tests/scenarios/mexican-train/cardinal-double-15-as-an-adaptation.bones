# Adaptation: Cardinal prints double-12, with double-9 and double-6 for a fast game; double-15 works the same way.
game: mexican-train
edition: cardinal
set: 15
players: Ann, Ben
round 1
first: 0
hand 0: 15-15 15-3 8-2
hand 1: 14-14 15-4
yard: 7-6
= hub: 15-15
= turn: 0
= moves: 15-3 > 0 | 15-3 > M
