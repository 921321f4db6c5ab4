# Cardinal, Sebastopol keeps to the block game apart from 6-6: every other double lies in its arm, binds nobody and goes
# on at one end only.
game: sebastopol
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 6-6 6-2 5-5 5-3
hand 1: 6-5 4-1 1-1 5-0
hand 2: 6-4 5-2 4-4
hand 3: 6-3 5-4 3-0
0 6-6 > lead
1 6-5 > 6-6
2 6-4 > 6-6
3 6-3 > 6-6
= moves: 6-2 > 6-6
0 6-2 > 6-6
= open: none
= moves: 4-1 > 6-4 | 5-0 > 6-5
1 4-1 > 6-4
= moves: 5-2 > 6-5 | 5-2 > 6-2
2 5-2 > 6-2
= moves: 5-4 > 6-5 | 5-4 > 5-2 | 3-0 > 6-3
3 3-0 > 6-3
= moves: 5-5 > 6-5 | 5-5 > 5-2 | 5-3 > 6-5 | 5-3 > 5-2
0 5-5 > 6-5
= open: none             # elsewhere may be played on at once
= moves: 1-1 > 4-1 | 5-0 > 5-5 | 5-0 > 5-2 | 5-0 > 3-0
1 5-0 > 5-5
! 2 draw
= moves: pass
2 pass
! 3 5-4 > 5-5            # one tile has closed it
= moves: 5-4 > 5-2
