# Cardinal, Draw: with larger sets the sheet advises to use both sides and both ends of the first double: the default on double-9 and double-12,
# for the first double played. A lead that is no double has two ends; a later double stays in the line.
game: draw
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-10 10-7 10-1 7-7 7-2
hand 1: 10-10 10-8 10-5 7-3 6-6
0 12-10 > lead
= moves: 10-10 > 12-10.10 | 10-8 > 12-10.10 | 10-5 > 12-10.10
1 10-10 > 12-10.10
= moves: 10-7 > 10-10 | 10-1 > 10-10
0 10-7 > 10-10
= moves: 10-8 > 10-10 | 10-5 > 10-10 | 7-3 > 10-7
1 10-8 > 10-10
= moves: 10-1 > 10-10 | 7-7 > 10-7 | 7-2 > 10-7
0 10-1 > 10-10            # the fourth at it, with 12-10
! 1 10-5 > 10-10
= moves: 7-3 > 10-7
1 7-3 > 10-7
= moves: pass
! 0 7-7 > 10-7
0 pass
