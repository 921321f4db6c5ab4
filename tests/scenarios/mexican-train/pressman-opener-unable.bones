# Pressman, Mexican Train: an opener without a tile for the hub draws nothing: the turn ends of itself.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben
round 1
hand 0: 12-12 5-4
hand 1: 12-3 5-0
yard: 2-1 12-9
= hub: 12-12
= turn: 1
= yard: 2
= hand 0: 5-4
= markers: none
! 0 draw
1 12-3 > 1
= turn: 0
= moves: draw
0 draw
= moves: pass
0 pass
= markers: none
