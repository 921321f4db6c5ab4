# UDuble, Forty-Two: in a match by hands points win nothing: hands of 30 and more leave it open, the seventh hand decides.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
options: match=hands
round 1
first: 0
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
0 bid 31
1 pass
2 pass
3 pass
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
= scores: 1 0
round 2
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
1 pass
2 pass
3 pass
0 bid 31
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
round 3
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
2 pass
3 pass
0 bid 31
1 pass
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
round 4
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
3 pass
0 bid 31
1 pass
2 pass
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
round 5
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
0 bid 31
1 pass
2 pass
3 pass
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
round 6
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
1 pass
2 pass
3 pass
0 bid 31
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
= scores: 6 0
= over: no
round 7
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
2 pass
3 pass
0 bid 31
1 pass
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
= scores: 7 0
= over: 0 2
