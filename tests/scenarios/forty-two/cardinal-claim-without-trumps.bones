# Cardinal, Four-Hand Texas, option claim: without trumps doubles are sure, each is the highest of its suit and nothing can trump it.
# With doubles as trumps (round 2) a hand of the three highest is just as sure; 4-4 without 5-5 is not (round 3).
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
options: claim=yes
round 1
first: 0
hand 0: 4-4 2-2 0-0
hand 1: 6-6 5-5 6-4
hand 2: 3-2 5-0 1-1
hand 3: 4-1 6-5 3-3
0 bid 30
1 pass
2 pass
3 pass
0 trump none
= moves: 4-4 | 2-2 | 0-0 | claim
0 claim
= round: 38 0             # 3 + 35
round 2
hand 0: 6-6 5-5 4-4
hand 1: 6-5 3-3 6-4
hand 2: 3-2 5-0 1-1
hand 3: 4-1 2-2 0-0
1 pass
2 pass
3 pass
0 bid 30
0 trump doubles
= moves: 6-6 | 5-5 | 4-4 | claim
0 claim
= round: 38 0
round 3
hand 0: 6-6 4-4 2-1
hand 1: 5-5 3-3 6-4
hand 2: 3-2 5-0 1-1
hand 3: 4-1 2-2 0-0
2 pass
3 pass
0 bid 30
1 pass
0 trump doubles
= moves: 6-6 | 4-4 | 2-1
! 0 claim
