# Cardinal, Four-Hand Texas: without trumps the higher end of the tile led is the suit of that trick, its double is the highest, and nothing beats
# the suit from outside.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1
hand 0: 6-4 5-5 4-4
hand 1: 5-4 3-0 2-0
hand 2: 5-3 4-2 3-3
hand 3: 6-5 6-6 1-0
1 bid 30
2 pass
3 pass
0 pass
1 trump none
1 5-4
= moves: 5-3
! 2 4-2                   # fours are not asked for
2 5-3
= moves: 6-5
3 6-5
= moves: 5-5
! 0 4-4
0 5-5
= turn: 0                 # the double over 6-5
0 4-4
= moves: 3-0 | 2-0
1 2-0
= moves: 4-2
2 4-2
= moves: 6-6 | 1-0
3 6-6                     # higher than all, but no four
= turn: 0
0 6-4
1 3-0
2 3-3
3 1-0
= turn: none
= round: 53 0             # 23 taken and the 30
