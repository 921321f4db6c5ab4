# UDuble, Moon: there are no count tiles: 5-5, 6-4, 4-1 and 3-2 are worth nothing, each trick is one point.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 0
hand 0: 5-5 6-6 3-3 2-2
hand 1: 6-4 4-4 1-1 5-4
hand 2: 4-1 3-2 5-1 3-1
yard: 6-5
0 bid 4
1 pass
2 pass
0 aside 2-2
0 trump 5
0 5-5
1 5-4
2 5-1
0 6-5
1 1-1
2 3-1
0 6-6
1 6-4
2 4-1
0 3-3
1 4-4
2 3-2
= round: 4 0 0
