# UDuble, Forty-Two, option claim: a hand that would take the rest only if the tiles lie well cannot be laid down. Round 1: the two trumps that
# could hurt lie with the partner, but nobody knows that. Round 2: with 5-5 in other hands 6-5 is not sure. Nor may one claim in the middle of a trick.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
options: claim=yes
round 1
first: 0
hand 0: 6-6 6-4
hand 1: 5-5 3-3
hand 2: 6-5 6-1
hand 3: 4-4 2-2
0 bid 30
1 pass
2 pass
3 pass
0 trump 6
= moves: 6-6 | 6-4
! 0 claim
0 6-6
! 1 claim
1 5-5
2 6-1
3 4-4
! 0 claim
0 6-4
1 3-3
2 6-5
3 2-2
= round: 0 30
round 2
hand 0: 6-5 1-0
hand 1: 5-5 3-3
hand 2: 6-4 6-1
hand 3: 4-4 2-2
1 pass
2 pass
3 pass
0 bid 30
0 trump 5
= moves: 6-5 | 1-0
! 0 claim
