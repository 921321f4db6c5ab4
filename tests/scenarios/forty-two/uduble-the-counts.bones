# UDuble, Forty-Two: a trick is 1 point; 5-5 and 6-4 are worth 10, 5-0, 4-1 and 3-2 are worth 5, for the side that takes them, no other tile counts.
# Two tricks: 1 + 10 + 5 + 10 + 5 = 31 and 1 + 5 = 6.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
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
= turn: 0
0 2-1
1 3-2
2 0-0
3 6-6
= round: 31 6
= scores: 31 6
round 2
hand 0: 5-5 2-1
hand 1: 6-5 3-3
hand 2: 6-0 0-0
hand 3: 6-6 4-4
2 pass
3 pass
0 bid 30
1 pass
0 trump 5
0 5-5
1 6-5
2 6-0
3 6-6
0 2-1
1 3-3
2 0-0
3 4-4
= round: 0 30             # 12 taken: pips as such are worth nothing
