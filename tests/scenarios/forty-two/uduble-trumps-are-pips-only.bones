# UDuble, Forty-Two: trumps are one of the seven numbers; doubles as a suit and no trumps at all are on the other sheet only.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 6-6 5-5
hand 1: 4-4 3-3
hand 2: 2-2 1-1
hand 3: 6-5 0-0
0 bid 30
! 0 trump 6               # not before the bidding is over
1 pass
2 pass
3 pass
= turn: 0
= moves: trump 0 | trump 1 | trump 2 | trump 3 | trump 4 | trump 5 | trump 6
! 0 trump doubles
! 0 trump none
! 0 trump 7
! 0 6-6                   # trumps are named before the lead
! 1 trump 3
0 trump 0                 # a number that is not even in the hand
= moves: 6-6 | 5-5
! 0 trump 5               # named once
