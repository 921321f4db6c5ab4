# UDuble, Forty-Two: the first side at the target has won, both its seats; one point short of it the match goes on. Target 32 instead of 250.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
options: target=32
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
= over: no
round 2
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
2 bid 30
3 pass
0 pass
1 pass
2 trump 0
2 0-0
3 6-6
0 5-5
1 5-0
= turn: 2
2 6-4
3 4-1
0 2-1
1 3-2
= round: 37 0
= scores: 68 6
= over: 0 2
= turn: none
