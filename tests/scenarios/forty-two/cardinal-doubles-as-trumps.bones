# Cardinal, Four-Hand Texas: doubles may be trumps, and then the highest double takes the trick; a double led is followed with a double.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 4-4 6-5 0-0
hand 1: 3-3 4-3 6-0
hand 2: 6-6 4-2 5-0
hand 3: 5-5 1-1 4-1
0 bid 30
1 pass
2 pass
3 pass
0 trump doubles
0 4-4
= moves: 3-3              # not 4-3
1 3-3
= moves: 6-6
! 2 4-2
2 6-6
= moves: 5-5 | 1-1
! 3 4-1
3 5-5
= turn: 2                 # 6-6 is the highest
2 5-0
= moves: 1-1 | 4-1        # no five: free to trump or to discard
3 1-1
= moves: 6-5
0 6-5
1 6-0
= turn: 3                 # the low double beats every five
3 4-1
0 0-0                     # the lowest double, but a trump
1 4-3
2 4-2
= round: 0 36             # 11 + 6 are too few; 6 and the 30 for the others
