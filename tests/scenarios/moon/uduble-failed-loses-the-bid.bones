# UDuble, Moon: failing costs the bid, and the tricks taken count for nothing; the others still score theirs. Totals go below 0.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 0
hand 0: 6-6 6-5 6-4 6-3 2-1
hand 1: 2-2 5-5 4-4 3-3 4-1
hand 2: 5-3 5-2 4-3 3-1 1-1
yard: 5-4
0 bid 5
1 pass
2 pass
0 aside 5-4
0 trump 6
0 6-6
1 4-1
2 3-1
0 6-5
1 3-3
2 4-3
0 6-4
1 4-4
2 5-3
0 6-3
1 5-5
2 1-1
0 2-1
1 2-2
2 5-2                     # the fifth goes to seat 1
= round: -5 1 0
= scores: -5 1 0
= over: no
round 2
hand 0: 6-6 6-5 6-4 6-3 2-1
hand 1: 2-2 5-5 4-4 3-3 4-1
hand 2: 5-3 5-2 4-3 3-1 1-1
yard: 5-4
1 pass
2 pass
0 bid 4
0 aside 5-4
0 trump 6
0 6-6
1 4-1
2 3-1
0 6-5
1 3-3
2 4-3
0 6-4
1 4-4
2 5-3
0 6-3
1 5-5
2 1-1
0 2-1
1 2-2
2 5-2
= scores: -1 2 0
