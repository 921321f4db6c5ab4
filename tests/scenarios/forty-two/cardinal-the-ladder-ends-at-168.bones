# Cardinal, Four-Hand Texas: each of the others speaks once after a 42: 84, a pass and 168 end the bidding, for all three have spoken (decision).
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
2 bid 42
3 bid 84
0 pass
= turn: 1
= moves: pass | bid 168
1 bid 168
= turn: 1
! 3 bid 250               # spoke once already
! 2 bid 250
1 trump none
= turn: 1
= moves: 5-5
