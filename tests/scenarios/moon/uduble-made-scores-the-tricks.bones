# UDuble, Moon: a trick is a point. A bid that is made scores the tricks that were taken, more than the bid too; the others score theirs.
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
0 bid 4
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
2 5-2
= round: 4 1 0
= scores: 4 1 0
round 2
hand 0: 6-6 6-5 6-4 6-3 2-1
hand 1: 2-2 5-5 4-4 3-3 4-1
hand 2: 5-3 5-2 4-3 3-1 1-1
yard: 6-2
1 pass
2 pass
0 bid 4
0 aside 2-1
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
0 6-2
1 2-2
2 5-2
= round: 5 0 0            # 4 bid, 5 taken
= scores: 9 1 0
