# UDuble, Forty-Two, option match: with either, 250 points or seven hands win, whichever comes first. Here two hands, long before the
# points; a set bid is a hand for the others.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
options: match=either, hands=2
round 1
first: 1
hand 0: 4-4 6-4 5-4 5-5 6-6 2-1 3-0
hand 1: 4-1 5-0 2-2 3-3 6-0 1-0 0-0
hand 2: 4-3 4-0 5-3 6-1 1-1 2-0 6-5
hand 3: 4-2 3-2 5-1 6-2 6-3 3-1 5-2
1 pass
2 pass
3 pass
0 bid 37
0 trump 4
0 4-4
1 4-1
2 4-3
3 4-2
0 6-4
1 0-0
2 4-0
3 3-1
0 5-5
1 5-0
2 5-3
3 5-1
0 6-6
1 6-0
2 6-1
3 6-2
0 5-4
1 1-0
2 6-5
3 6-3
0 2-1
1 2-2
2 2-0
3 3-2
1 3-3
2 1-1
3 5-2
0 3-0
= scores: 0 44
= over: no
round 2
first: 2
hand 0: 4-4 6-4 5-4 5-5 6-6 2-1 3-0
hand 1: 4-1 5-0 2-2 3-3 6-0 1-0 0-0
hand 2: 4-3 4-0 5-3 6-1 1-1 2-0 6-5
hand 3: 4-2 3-2 5-1 6-2 6-3 3-1 5-2
2 pass
3 pass
0 bid 30
1 pass
0 trump 4
0 4-4
1 4-1
2 4-3
3 4-2
0 6-4
1 0-0
2 4-0
3 3-1
0 5-5
1 5-0
2 5-3
3 5-1
0 6-6
1 6-0
2 6-1
3 6-2
0 5-4
1 1-0
2 6-5
3 6-3
0 2-1
1 2-2
2 2-0
3 3-2
1 3-3
2 1-1
3 5-2
0 3-0
= scores: 35 51
= over: no
round 3
first: 3
hand 0: 4-4 6-4 5-4 5-5 6-6 2-1 3-0
hand 1: 4-1 5-0 2-2 3-3 6-0 1-0 0-0
hand 2: 4-3 4-0 5-3 6-1 1-1 2-0 6-5
hand 3: 4-2 3-2 5-1 6-2 6-3 3-1 5-2
3 pass
0 bid 31
1 pass
2 pass
0 trump 4
0 4-4
1 4-1
2 4-3
3 4-2
0 6-4
1 0-0
2 4-0
3 3-1
0 5-5
1 5-0
2 5-3
3 5-1
0 6-6
1 6-0
2 6-1
3 6-2
0 5-4
1 1-0
2 6-5
3 6-3
0 2-1
1 2-2
2 2-0
3 3-2
1 3-3
2 1-1
3 5-2
0 3-0
= scores: 70 58
= over: 0 2
