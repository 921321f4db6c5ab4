# Cardinal, Four-Hand Texas: bids go round and round from the dealer's left, each above the last, until all others have passed. Decision: a pass is final.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1                  # seat 0 deals
hand 0: 6-6 1-1
hand 1: 5-5 2-2
hand 2: 4-4 3-3
hand 3: 6-5 0-0
= turn: 1
1 bid 30
2 bid 31
3 pass
= turn: 0
! 0 bid 31
! 0 bid 30
0 bid 33
= turn: 1                 # the second time round
= moves: pass | bid 34 | bid 35 | bid 36 | bid 37 | bid 38 | bid 39 | bid 40 | bid 41 | bid 42
1 pass
= turn: 2
2 bid 34
! 3 bid 35                # has passed
= turn: 0
0 bid 35
! 1 bid 36
= turn: 2
2 pass
= turn: 0                 # alone: nobody raises the own bid
= moves: trump 0 | trump 1 | trump 2 | trump 3 | trump 4 | trump 5 | trump 6 | trump doubles | trump none
! 0 bid 36
