# UDuble, Forty-Two: one bid or pass each, from the shuffler's left to the shuffler; 30 is the least, and a bid must be above the last one.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1                  # seat 0 shuffled
hand 0: 6-6 1-1
hand 1: 5-5 2-2
hand 2: 4-4 3-3
hand 3: 6-5 0-0
= turn: 1
= moves: pass | bid 30 | bid 31 | bid 32 | bid 33 | bid 34 | bid 35 | bid 36 | bid 37 | bid 38 | bid 39 | bid 40 | bid 41 | bid 42
! 1 bid 29
! 1 bid 43
! 1 bid 84
! 2 bid 30                # out of turn
! 1 trump 5
! 1 5-5
1 bid 30
= turn: 2
! 2 bid 30
2 pass
= turn: 3
! 3 bid 30
3 bid 35                  # any higher one, not only the next
= turn: 0
! 0 bid 34
! 0 bid 35
= moves: pass | bid 36 | bid 37 | bid 38 | bid 39 | bid 40 | bid 41 | bid 42
0 pass
! 1 bid 36                # every seat has spoken
= turn: 3
= moves: trump 0 | trump 1 | trump 2 | trump 3 | trump 4 | trump 5 | trump 6
