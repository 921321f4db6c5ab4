# UDuble, Forty-Two: the bidders win only when they are there as well: a side that did not bid wins with what it took, though the bid was made.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
options: target=59
round 1
first: 2
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
2 pass
3 pass
0 bid 42
1 pass
0 trump 5
0 5-5
1 5-0
2 6-4
3 6-6
0 2-1
1 3-2
2 0-0
3 4-1
= scores: 0 53
= over: no
round 2
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
3 pass
0 bid 30
1 pass
2 pass
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
= scores: 31 59
= over: 1 3
