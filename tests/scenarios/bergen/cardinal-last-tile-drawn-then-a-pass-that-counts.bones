# Cardinal, Bergen: the pass after drawing the last tile in vain counts towards the block.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 2-1
hand 1: 5-4
yard: 3-2
0 6-6 > lead
1 draw
= moves: pass
1 pass
= turn: 0
0 pass
= turn: none
= round: 3 0              # 3 against 14: one point, and two for the lead
