# Cardinal, Draw: four times seven is the whole double-6 set, so the boneyard is empty and who cannot play can only pass.
game: draw
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
first: 0
hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 6-0
hand 1: 5-5 5-4 5-3 5-2 5-1 5-0 0-0
hand 2: 4-4 4-3 4-2 4-1 4-0 3-3 3-2
hand 3: 3-1 3-0 2-2 2-1 2-0 1-1 1-0
= yard: 0
0 6-6 > lead
= moves: pass
! 1 draw
1 pass
2 pass
3 pass
= turn: 0
0 6-1 > 6-6
= moves: 5-1 > 6-1
1 5-1 > 6-1
= moves: pass             # ends 6 and 5
2 pass
= moves: pass
3 pass
= moves: 6-5 > 6-6 | 6-5 > 5-1 | 6-4 > 6-6 | 6-3 > 6-6 | 6-2 > 6-6 | 6-0 > 6-6
