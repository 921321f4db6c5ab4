# UDuble, Moon: each of the three bids or passes once, the shuffler last: 4, 5, 6, 7 or 21, each bid above the last.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 1                  # seat 0 shuffled
hand 0: 6-6 5-1
hand 1: 5-5 4-1
hand 2: 4-4 3-1
yard: 2-1
= turn: 1
= moves: pass | bid 4 | bid 5 | bid 6 | bid 7 | bid 21
! 1 bid 3
! 1 bid 8
! 1 bid 20
! 2 bid 4
1 bid 5
= turn: 2
! 2 bid 4
! 2 bid 5
= moves: pass | bid 6 | bid 7 | bid 21
2 bid 6
= turn: 0
= moves: pass | bid 7 | bid 21
0 pass
! 1 bid 7                 # one word each
= turn: 2
