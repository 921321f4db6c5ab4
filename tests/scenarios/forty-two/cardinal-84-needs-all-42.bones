# Cardinal, Four-Hand Texas, decision: 84 must take all 42. With 41 taken the others get the 84 and their 1; the same tricks make a bid of 41.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 1-0
hand 1: 5-5 5-4 5-3 5-2 5-1 5-0 4-4
hand 2: 4-3 4-2 4-1 4-0 3-3 3-2 3-1
hand 3: 6-0 3-0 2-2 2-1 2-0 1-1 0-0
0 pass
1 bid 42
2 bid 84
3 pass
2 trump 6
= turn: 2
2 3-1
3 3-0
0 6-6
1 5-3
= turn: 0                 # the partner leads on
0 6-5
1 5-5
2 4-1
3 6-0
0 6-4
1 5-4
2 4-3
3 2-2
0 6-3
1 5-2
2 4-2
3 2-1
0 6-2
1 5-1
2 4-0
3 2-0
0 6-1
1 5-0
2 3-2
3 0-0
0 1-0
1 4-4
2 3-3
3 1-1
= round: 0 85
= over: no
round 2
hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 1-0
hand 1: 5-5 5-4 5-3 5-2 5-1 5-0 4-4
hand 2: 4-3 4-2 4-1 4-0 3-3 3-2 3-1
hand 3: 6-0 3-0 2-2 2-1 2-0 1-1 0-0
1 pass
2 pass
3 pass
0 bid 41
0 trump 6
0 6-6
1 5-5
2 4-1
3 6-0
0 6-5
1 5-0
2 3-2
3 3-0
0 6-4
1 5-4
2 4-3
3 2-2
0 6-3
1 5-3
2 4-2
3 2-1
0 6-2
1 5-2
2 4-0
3 2-0
0 6-1
1 5-1
2 3-1
3 0-0
0 1-0
1 4-4
2 3-3
3 1-1
= round: 41 1
= scores: 41 86
