# Cardinal, Muggins: the four edges of the first double are open from the start: four tiles one after another, no fifth.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 6-6 6-5 3-0
hand 1: 6-1 6-3 0-0
hand 2: 6-2 4-3
hand 3: 6-4 2-2
0 6-6 > lead
= scores: 0 0 0 0         # 12
1 6-1 > 6-6
= scores: 0 0 0 0         # 13
2 6-2 > 6-6
= scores: 0 0 0 0         # 1 + 2
3 6-4 > 6-6
= scores: 0 0 0 0         # 1 + 2 + 4 = 7
= moves: 6-5 > 6-6
0 6-5 > 6-6
= scores: 0 0 0 0         # 1 + 2 + 4 + 5 = 12
! 1 6-3 > 6-6
= moves: pass
1 pass
= moves: 4-3 > 6-4
2 4-3 > 6-4               # out
= scores: 0 0 16 0        # 1 + 2 + 3 + 5 = 11 on the table; 3 + 9 + 4 in the hands
