# Cardinal, Mexican Train: a first player without a double leaves the station to the next one, who then also plays first.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 11-7 4-3
hand 1: 6-6 6-2 3-3
hand 2: 12-12 6-1
yard: 9-8
= hub: 6-6
= turn: 1
= hand 1: 6-2 3-3
! 0 draw
= moves: 6-2 > 1 | 6-2 > M
1 6-2 > 1
= turn: 2
= moves: 6-1 > 2 | 6-1 > M
2 6-1 > 2
= turn: 0
= moves: draw
