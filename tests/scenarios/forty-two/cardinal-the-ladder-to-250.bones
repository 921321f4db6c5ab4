# Cardinal, Four-Hand Texas: after a 42 the next player must bid 84 or pass, after that 168 or pass, then 250 or pass; decision: with 250 the bidding
# is over at once and the bidder of 42 is not asked again.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
1 bid 42
= turn: 2
= moves: pass | bid 84
! 2 bid 42
! 2 bid 168
! 2 bid 85
2 bid 84
= turn: 3
= moves: pass | bid 168
! 3 bid 84
! 3 bid 250
3 bid 168
= turn: 0
= moves: pass | bid 250
0 bid 250
= turn: 0
! 1 pass
= moves: trump 0 | trump 1 | trump 2 | trump 3 | trump 4 | trump 5 | trump 6 | trump doubles | trump none
