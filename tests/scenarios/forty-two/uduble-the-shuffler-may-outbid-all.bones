# UDuble, Forty-Two: the shuffler speaks last, and a higher bid from there takes the hand: that seat names trumps and leads.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 3
hand 0: 6-6 5-0
hand 1: 5-5 4-0
hand 2: 4-4 3-0
hand 3: 3-3 2-0
3 bid 30
0 bid 31
1 pass
= turn: 2
2 bid 32
= turn: 2
! 0 trump 6
2 trump 4
= turn: 2
= moves: 4-4 | 3-0
! 3 3-3
