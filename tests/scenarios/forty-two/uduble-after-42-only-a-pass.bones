# UDuble, Forty-Two: 42 is the highest bid; whoever speaks after it can only pass, and does so as a move.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 2
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
2 bid 41
= moves: pass | bid 42
3 bid 42
= turn: 0
= moves: pass
! 0 bid 42
! 0 bid 84
0 pass
= turn: 1
= moves: pass
1 pass
= turn: 3
