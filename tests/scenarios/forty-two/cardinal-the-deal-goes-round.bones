# Cardinal, Four-Hand Texas, decision: the deal goes to the left after every hand, whoever bid or won, and the first word with it.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 3
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
3 pass
0 bid 30
1 pass
2 pass
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
= turn: 0
0 pass
1 bid 30
2 pass
3 pass
1 trump 0
1 5-0
2 6-4
3 4-1
0 5-5
= scores: 31 31
round 3
hand 0: 5-5
hand 1: 5-0
hand 2: 6-4
hand 3: 4-1
= turn: 1
