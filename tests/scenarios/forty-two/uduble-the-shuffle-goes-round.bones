# UDuble, Forty-Two: after every hand the shuffle goes one seat to the left, played or passed out, whoever bid or won.
# The first word is left of the shuffler; no round after the first names it.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
= turn: 1
1 pass
2 pass
3 pass
0 bid 30
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
= scores: 31 0
round 2
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
= turn: 2
2 pass
3 pass
0 pass
1 pass
round 3
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
= turn: 3
3 bid 30
0 pass
1 pass
2 pass
3 trump 1
3 4-1
0 5-5
1 5-0
2 6-4
= scores: 31 31
round 4
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
= turn: 0
0 pass
1 pass
2 pass
3 pass
round 5
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
= turn: 1
