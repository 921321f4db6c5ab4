# UDuble, Forty-Two: without the option there is no claiming: a hand of the highest trumps is played to the end.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 6-6 6-5
hand 1: 5-5 6-3
hand 2: 3-2 2-2
hand 3: 4-4 6-1
0 bid 30
1 pass
2 pass
3 pass
0 trump 6
= moves: 6-6 | 6-5
! 0 claim
0 6-6
1 6-3
2 2-2
3 6-1
! 0 claim
0 6-5
1 5-5
2 3-2
3 4-4
= round: 0 30
