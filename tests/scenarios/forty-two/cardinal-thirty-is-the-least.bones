# Cardinal, Four-Hand Texas: the first bid is 30 or more, up to 42; the doubled bids exist only after a 42. The dealer speaks last.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 2
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
= moves: pass | bid 30 | bid 31 | bid 32 | bid 33 | bid 34 | bid 35 | bid 36 | bid 37 | bid 38 | bid 39 | bid 40 | bid 41 | bid 42
! 2 bid 29
! 2 bid 43
! 2 bid 84
! 2 bid 250
! 3 bid 30
2 pass
3 pass
0 pass
= turn: 1                 # the dealer
= moves: pass | bid 30 | bid 31 | bid 32 | bid 33 | bid 34 | bid 35 | bid 36 | bid 37 | bid 38 | bid 39 | bid 40 | bid 41 | bid 42
1 bid 30
= turn: 1                 # all others have passed already
! 1 bid 31
1 trump 5
