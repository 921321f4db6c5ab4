# UDuble, Forty-Two, option claim: what has been played is known. At the first lead four trumps are out against three in the hand, so nothing is sure;
# two tricks later all other trumps are gone, and doubles and a trump are left. A partner's tiles are not known either, only the own hand counts.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
options: claim=yes
round 1
first: 0
hand 0: 4-4 6-4 5-4 5-5 6-6 3-3 2-2
hand 1: 4-1 4-0 5-0 6-0 1-0 0-0 2-1
hand 2: 4-3 5-3 6-1 1-1 2-0 6-5 3-0
hand 3: 4-2 3-2 5-1 6-2 6-3 3-1 5-2
0 bid 42
1 pass
2 pass
3 pass
0 trump 4
= moves: 4-4 | 6-4 | 5-4 | 5-5 | 6-6 | 3-3 | 2-2
! 0 claim
0 4-4
1 4-1
2 4-3
3 4-2
0 6-4
! 1 claim
= moves: 4-0
1 4-0
2 3-0
3 6-2
= turn: 0
= moves: 5-4 | 5-5 | 6-6 | 3-3 | 2-2 | claim
0 claim
= turn: none
= round: 42 0
= scores: 42 0
