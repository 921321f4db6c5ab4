# Cardinal, Four-Hand Texas: a limit bid that is made scores the bid itself: 42 is 42, and 84 is 84 although only 42 can be taken.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1
hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 6-0
hand 1: 5-5 5-4 5-3 5-2 5-1 5-0 4-4
hand 2: 4-3 4-2 4-1 4-0 3-3 3-2 3-1
hand 3: 3-0 2-2 2-1 2-0 1-1 1-0 0-0
1 pass
2 pass
3 pass
0 bid 42
0 trump 6
0 6-6
1 5-5
2 4-3
3 3-0
0 6-5
1 5-4
2 4-2
3 2-2
0 6-4
1 5-3
2 4-1
3 2-1
0 6-3
1 5-2
2 4-0
3 2-0
0 6-2
1 5-1
2 3-3
3 1-1
0 6-1
1 5-0
2 3-2
3 1-0
0 6-0
1 4-4
2 3-1
3 0-0
= round: 42 0
round 2
hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 6-0
hand 1: 5-5 5-4 5-3 5-2 5-1 5-0 4-4
hand 2: 4-3 4-2 4-1 4-0 3-3 3-2 3-1
hand 3: 3-0 2-2 2-1 2-0 1-1 1-0 0-0
2 pass
3 bid 42
0 bid 84
1 pass
= turn: 0
0 trump 6
0 6-6
1 5-5
2 4-3
3 3-0
0 6-5
1 5-4
2 4-2
3 2-2
0 6-4
1 5-3
2 4-1
3 2-1
0 6-3
1 5-2
2 4-0
3 2-0
0 6-2
1 5-1
2 3-3
3 1-1
0 6-1
1 5-0
2 3-2
3 1-0
0 6-0
1 4-4
2 3-1
3 0-0
= round: 84 0
= scores: 126 0
= over: no
