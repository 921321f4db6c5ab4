# Puremco, Mexican Train: the marker is placed also where the own train has not begun yet, and then anybody may begin it.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 9-1 8-1
hand 1: 12-4 12-3 6-5
yard: 7-2 4-2
= moves: draw
0 draw
= moves: pass
0 pass
= markers: 0
= moves: 12-4 > 0 | 12-4 > 1 | 12-4 > M | 12-3 > 0 | 12-3 > 1 | 12-3 > M
1 12-4 > 0
= markers: 0
= turn: 0
= moves: draw
0 draw
= moves: 4-2 > 0
0 4-2 > 0
= markers: none
! 1 12-3 > 0
= moves: 12-3 > 1 | 12-3 > M
