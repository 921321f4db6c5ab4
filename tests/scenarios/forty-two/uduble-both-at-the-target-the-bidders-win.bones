# UDuble, Forty-Two: when both sides get there in the same hand the bidders have won, also with fewer points. Target 61 instead of 250.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
options: target=61
round 1
first: 1
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
1 pass
2 pass
3 pass
0 bid 30
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
0 2-1
1 3-2
2 0-0
3 6-6
= scores: 31 6
round 2
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
= round: 0 53             # 42 + 11
= scores: 31 59
= over: no
round 3
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
= scores: 62 65
= over: 0 2
= turn: none
! 0 bid 30
