# UDuble, Forty-Two, the sheet's example: 6-4 led asks for sixes, not for fours; with fours as trumps it asks for fours instead (round 2).
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 6-4 1-0
hand 1: 4-4 6-0
hand 2: 4-3 5-4
hand 3: 6-1 4-2
0 bid 30
1 pass
2 pass
3 pass
0 trump 1
0 6-4
= moves: 6-0
! 1 4-4
1 6-0
= moves: 4-3 | 5-4        # no six: anything
2 5-4
= moves: 6-1 | 4-2        # 6-1 is a trump here and no six
3 4-2
= turn: 0                 # 6-4 is the highest six; fours count for nothing
0 1-0
1 4-4
2 4-3
3 6-1
= turn: none
round 2
hand 0: 6-4 1-0
hand 1: 4-4 6-0
hand 2: 6-3 5-4
hand 3: 6-1 3-2
1 pass
2 pass
3 pass
0 bid 30
0 trump 4
0 6-4
= moves: 4-4
! 1 6-0
1 4-4
= moves: 5-4
! 2 6-3
2 5-4
= moves: 6-1 | 3-2
3 6-1
= turn: 1
