# UDuble, Forty-Two: the highest bidder leads the first trick, wherever the bidding began, and may lead any tile, a trump or not.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1
hand 0: 6-6 5-1
hand 1: 5-5 4-1
hand 2: 4-4 6-4
hand 3: 3-3 2-1
1 bid 30
2 bid 31
3 pass
0 pass
2 trump 4
= turn: 2
= moves: 4-4 | 6-4
! 1 5-5
! 3 3-3
2 6-4
= turn: 3                 # on to the left
! 1 4-1
3 2-1
= turn: 0
