# Cardinal, Four-Hand Texas: when both sides go out in one hand the bidder's side has won, though the other one has more points. Target 61 instead of 250.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
options: target=61
round 1
first: 2
hand 1: 5-5 2-1
hand 2: 5-0 3-2
hand 3: 6-4 0-0
hand 0: 4-1 6-6
2 pass
3 pass
0 pass
1 bid 30
1 trump 5
1 5-5
2 5-0
3 6-4
0 4-1
1 2-1
2 3-2
3 0-0
0 6-6
= scores: 6 31
round 2
hand 1: 5-5 2-1
hand 2: 5-0 3-2
hand 3: 6-4 0-0
hand 0: 4-1 6-6
3 pass
0 pass
1 bid 42
2 pass
1 trump 5
1 5-5
2 5-0
3 6-4
0 6-6
1 2-1
2 3-2
3 0-0
0 4-1
= scores: 59 31
= over: no
round 3
hand 1: 5-5 2-1
hand 2: 5-0 3-2
hand 3: 6-4 0-0
hand 0: 4-1 6-6
0 pass
1 bid 30
2 pass
3 pass
1 trump 5
1 5-5
2 5-0
3 6-4
0 4-1
1 2-1
2 3-2
3 0-0
0 6-6
= scores: 65 62
= over: 1 3
