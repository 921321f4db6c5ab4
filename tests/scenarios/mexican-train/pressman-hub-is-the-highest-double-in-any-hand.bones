# Pressman, Mexican Train: the highest double in any hand is the hub and its holder starts; after it at most one tile, on the own train.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben, Cy
round 1
hand 0: 9-9 5-1
hand 1: 7-7 9-0
hand 2: 11-11 11-4 4-3 12-2
yard: 8-6
= hub: 11-11
= turn: 2
= hand 2: 11-4 4-3 12-2
! 2 11-4 > M       # no other train in this turn
! 2 draw
= moves: 11-4 > 2 | stop
2 11-4 > 2
= turn: 0
! 2 4-3 > 2        # no series
= moves: draw
