# UDuble, Forty-Two: what the bidder's partner takes counts for the bid; here the partner takes the trick that makes it.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 2
hand 0: 6-1 5-0
hand 1: 3-2 4-1
hand 2: 6-6 6-4
hand 3: 2-0 5-5
2 pass
3 pass
0 bid 32
1 pass
0 trump 1
0 5-0
1 3-2
2 6-6
3 5-5
= turn: 3                 # 15 + 5 + 1 = 21 for the others
3 2-0
0 6-1
1 4-1
2 6-4
= round: 0 53             # 21 + 32
round 2
hand 0: 5-0 6-0
hand 1: 3-2 3-1
hand 2: 5-5 6-4
hand 3: 2-0 4-1
3 pass
0 bid 32
1 pass
2 pass
0 trump 5
0 5-0
1 3-2
2 5-5
= moves: 2-0 | 4-1
3 4-1
= turn: 2                 # 5 + 5 + 10 + 5 + 1 = 26
2 6-4
3 2-0
0 6-0
1 3-1
= round: 37 0             # 11 more
= scores: 37 53
