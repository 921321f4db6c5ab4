# UDuble, Moon: the first word goes one seat to the left every hand, as in Forty-Two, whoever bid.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 1
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
yard: 2-1
= turn: 1
1 bid 4
2 pass
0 pass
1 aside 2-1
1 trump 5
1 5-5
2 4-4
0 6-6
= round: 0 -4 0
round 2
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
yard: 2-1
= turn: 2
2 pass
0 pass
1 pass
round 3
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
yard: 2-1
= turn: 0
0 pass
1 pass
2 pass
round 4
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
yard: 2-1
= turn: 1
