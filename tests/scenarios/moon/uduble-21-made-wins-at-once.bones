# UDuble, Moon: 21 is the whole game; decision: it needs all seven tricks, scores 21 and wins at once, also from below 0.
# Round 1: six tricks are not enough, and 21 are lost.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 1
hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 2-1
hand 1: 5-4 5-3 5-2 5-1 4-4 4-3 4-2
hand 2: 4-1 3-3 3-2 3-1 2-2 1-1 0-0
yard: 5-5
1 pass
2 pass
0 bid 21
0 aside 5-5
0 trump 6
0 6-6
1 5-4
2 4-1
0 6-5
1 5-3
2 3-3
0 6-4
1 5-2
2 3-2
0 6-3
1 5-1
2 3-1
0 6-2
1 4-4
2 1-1
0 6-1
1 4-3
2 0-0
0 2-1
1 4-2
2 2-2
= round: -21 0 1
= scores: -21 0 1
= over: no
round 2
hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 2-1
hand 1: 5-4 5-3 5-2 5-1 4-4 4-3 4-2
hand 2: 4-1 3-3 3-2 3-1 2-2 1-1 0-0
yard: 5-5
2 pass
0 bid 21
1 pass
0 aside 2-1
0 trump 6
0 6-6
1 5-4
2 4-1
0 6-5
1 5-3
2 3-3
0 6-4
1 5-2
2 3-2
0 6-3
1 5-1
2 3-1
0 6-2
1 4-4
2 1-1
0 6-1
1 4-3
2 0-0
0 5-5
1 4-2
2 2-2
= round: 21 0 0
= scores: 0 0 1
= over: 0
= turn: none
