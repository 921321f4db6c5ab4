# Cardinal, Draw on double-9: the first double, here the lead, is open four ways by default: four tiles, no fifth.
game: draw
edition: cardinal
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-9 9-2 9-4 5-5
hand 1: 9-1 9-3 9-5
0 9-9 > lead
1 9-1 > 9-9
0 9-2 > 9-9
= moves: 9-3 > 9-9 | 9-5 > 9-9
1 9-3 > 9-9
= moves: 9-4 > 9-9
0 9-4 > 9-9
! 1 9-5 > 9-9
= moves: pass
