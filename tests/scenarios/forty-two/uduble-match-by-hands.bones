# UDuble, Forty-Two: a match may be to so many hands won instead of points (the sheet's other goal, seven; two here). Decision: a bid that is made
# is a hand for the bidders, one that is set a hand for the others. The scores are hands; all passing is no hand for anybody.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
options: match=hands, hands=2
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
= scores: 1 0
round 2
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
2 pass
3 pass
0 pass
1 pass
= scores: 1 0
round 3
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
3 pass
0 bid 32
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
= round: 0 1
= scores: 1 1
= over: no
round 4
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
0 bid 33
1 pass
2 pass
3 pass
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
0 2-1
1 3-2
2 0-0
3 6-6
= scores: 1 2
= over: 1 3
