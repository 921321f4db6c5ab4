# Puremco, Mexican Train: a marker comes off by a play on the own train only; a play on the Mexican Train leaves it there.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 9-1 8-1
hand 1: 12-4 12-3 7-7
yard: 4-3 6-6
0 12-5 > 0
1 12-4 > 1
= moves: draw
0 draw
= moves: pass
0 pass
= markers: 0
1 12-3 > M
= moves: 4-3 > M
0 4-3 > M
= markers: 0
= turn: 1
