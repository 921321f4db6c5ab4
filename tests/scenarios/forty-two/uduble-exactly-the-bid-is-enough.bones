# UDuble, Forty-Two: a side that takes exactly its bid has made it, one point less is not enough. Twice 31 and 6 are taken.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
1 pass
2 pass
3 pass
0 bid 31
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
0 2-1
1 3-2
2 0-0
3 6-6
= round: 31 6
round 2
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
2 pass
3 pass
0 bid 32
1 pass
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
0 2-1
1 3-2
2 0-0
3 6-6
= round: 0 38             # 6 + 32
= scores: 31 44
