# Cardinal, Block on double-12: the first double is open four ways by default; a lead double takes four tiles, at once or later, no fifth.
game: block
edition: cardinal
set: 12
players: Ann, Ben, Cy
round 1
first: 2
hand 0: 12-1 12-2 11-1
hand 1: 12-3 12-4 12-6
hand 2: 12-12 12-5 9-9
= turn: 2
2 12-12 > lead
= moves: 12-1 > 12-12 | 12-2 > 12-12
0 12-1 > 12-12
1 12-3 > 12-12
2 12-5 > 12-12
= moves: 12-2 > 12-12 | 11-1 > 12-1
0 12-2 > 12-12
! 1 12-4 > 12-12
= moves: pass
1 pass
= moves: pass
2 pass
= moves: 11-1 > 12-1
0 11-1 > 12-1
= scores: 52 0 0          # 16 + 18 + 18
