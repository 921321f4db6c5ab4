# Cardinal, Four-Hand Texas: after a 42 only those still in are asked; who has passed stays out, who was outbid gets one more word (decisions).
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
1 bid 30
2 pass
3 bid 36
0 bid 42
= turn: 1
= moves: pass | bid 84
1 pass
= turn: 3                 # seat 2 is out
! 2 bid 84
= moves: pass | bid 84
3 bid 84
= turn: 3                 # seat 0 bid the 42, the others have passed
