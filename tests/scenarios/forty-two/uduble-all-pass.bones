# UDuble, Forty-Two: all four pass: nobody scores, and the next to the left shuffles anew, so the first word moves on as well.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 3
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
3 pass
0 pass
1 pass
= turn: 2
= moves: pass | bid 30 | bid 31 | bid 32 | bid 33 | bid 34 | bid 35 | bid 36 | bid 37 | bid 38 | bid 39 | bid 40 | bid 41 | bid 42
2 pass
= turn: none
= round: 0 0
= scores: 0 0
= over: no
round 2
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
= turn: 0
0 bid 30
