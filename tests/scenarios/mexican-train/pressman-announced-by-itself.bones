# Pressman, Mexican Train: by default the last tile is announced for the player, and there is nothing to catch.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben
round 1
hand 0: 12-12 12-5 9-8
hand 1: 12-3 10-0
yard: 7-4
0 12-5 > 0
! 1 catch
= moves: 12-3 > 1 | 12-3 > M
= hand 0: 9-8
