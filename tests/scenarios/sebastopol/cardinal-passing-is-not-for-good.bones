# Cardinal, Sebastopol follows Block: a pass holds for one turn only, and passes with a play between them block nothing.
game: sebastopol
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 6-6 6-1 6-2 1-0
hand 1: 5-1 5-5
hand 2: 4-4 2-1
hand 3: 6-3 6-4 4-3 3-3
0 6-6 > lead
1 pass
2 pass
3 6-3 > 6-6
0 6-1 > 6-6
! 1 5-1 > 6-1
1 pass
2 pass
= moves: 6-4 > 6-6
3 6-4 > 6-6
= moves: 6-2 > 6-6
0 6-2 > 6-6
= open: none
= moves: 5-1 > 6-1
1 5-1 > 6-1
= moves: 4-4 > 6-4 | 2-1 > 6-2
2 2-1 > 6-2
= moves: 4-3 > 6-3 | 4-3 > 6-4 | 3-3 > 6-3
3 4-3 > 6-3
= moves: 1-0 > 2-1
0 1-0 > 2-1
= round: 24 0 0 0        # 10 + 8 + 6
