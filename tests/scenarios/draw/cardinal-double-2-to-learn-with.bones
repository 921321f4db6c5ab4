# A double-2 has six tiles: enough to learn how a round goes. It is an adaptation, like every set that the sheet does not print.
game: draw
edition: cardinal
set: 2
players: Ann, Ben
round 1
first: 0
hand 0: 2-2 0-0
hand 1: 2-1 1-1
yard: 1-0 2-0
0 2-2 > lead
1 2-1 > 2-2
= turn: 0
= moves: draw
0 draw
= hand 0: 0-0 1-0
0 1-0 > 2-1
