# Cardinal, Four-Hand Texas: a pass leaves the ladder where it is: after 42 and a pass the next may bid 84, and after 84 and a pass nobody is left to ask.
# Decision: neither the bidder of 42 nor the bidder of 84 speaks again.
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
2 pass
= turn: 3
= moves: pass | bid 84
3 bid 84
= turn: 0
= moves: pass | bid 168
0 pass
= turn: 3
! 1 bid 168
= moves: trump 0 | trump 1 | trump 2 | trump 3 | trump 4 | trump 5 | trump 6 | trump doubles | trump none
