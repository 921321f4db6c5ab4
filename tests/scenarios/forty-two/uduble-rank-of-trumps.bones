# UDuble, Forty-Two, the sheet's example: fours are trumps: 4-4 is the strongest tile, 6-4 beats 5-4, 5-4 beats 4-3, and 4-0, the lowest, beats
# whatever is no four.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 4-3 6-6
hand 1: 5-4 6-5
hand 2: 6-4 6-2
hand 3: 4-4 4-0
0 bid 30
1 pass
2 pass
3 pass
0 trump 4
0 4-3
1 5-4
2 6-4
3 4-4
= turn: 3
3 4-0
= moves: 6-6
0 6-6
1 6-5
2 6-2
= turn: none
= round: 0 42             # 12 taken and the 30
round 2
hand 0: 4-3 0-0
hand 1: 5-4 6-6
hand 2: 6-4 5-5
hand 3: 5-1 4-0
1 pass
2 pass
3 pass
0 bid 30
0 trump 4
0 4-3
1 5-4
2 6-4
= moves: 4-0
3 4-0
= turn: 2                 # 6-4 over 5-4 over 4-3
2 5-5
3 5-1
0 0-0
1 6-6
= round: 0 30             # all 22 for the bidders are too few: the others took nothing
round 3
hand 0: 4-3 5-5
hand 1: 5-4 5-0
hand 2: 1-0 2-0
hand 3: 5-1 4-0
2 pass
3 pass
0 bid 30
1 pass
0 trump 4
0 5-5
1 5-0
2 1-0
= moves: 5-1
3 5-1
= turn: 0
0 4-3
1 5-4
2 2-0
3 4-0
= round: 0 31             # 5-4 took the last trick
