# UDuble, Moon, decision: two reach the target in one hand: the bidder has won, though the other has more. Target 5 instead of 21.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
options: target=5
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
= scores: 4 1 0
= over: no
round 2
hand 0: 2-2 5-5 4-4 3-3 5-4 5-3
hand 1: 6-6 6-5 6-4 6-3 2-1 3-1
hand 2: 4-3 4-2 4-1 5-2 5-1 3-2
yard: 1-1
1 bid 4
2 pass
0 pass
1 aside 1-1
1 trump 6
1 6-6
2 4-3
0 4-4
1 6-5
2 4-2
0 3-3
1 6-4
2 4-1
0 5-4
1 6-3
2 5-1
0 5-3
1 2-1
2 3-2
0 2-2
= turn: 0
0 5-5
1 3-1
2 5-2
= round: 2 4 0
= scores: 6 5 0
= over: 1
= turn: none
