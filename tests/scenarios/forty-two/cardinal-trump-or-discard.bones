# Cardinal, Four-Hand Texas: who holds the suit led must follow; who does not may trump or discard. Decision: the winner of a trick leads the next.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 2
hand 0: 4-4 3-0 2-2
hand 1: 6-4 3-2 1-1
hand 2: 5-5 5-4 1-0
hand 3: 5-1 6-6 0-0
2 bid 30
3 pass
0 pass
1 pass
2 trump 4
2 5-5
= moves: 5-1
! 3 6-6
3 5-1
= moves: 4-4 | 3-0 | 2-2
0 2-2                     # the partner has it: a discard
= moves: 6-4 | 3-2 | 1-1
1 6-4                     # a trump
= turn: 1
! 2 5-4
= moves: 3-2 | 1-1
1 1-1
= moves: 1-0
2 1-0
= moves: 6-6 | 0-0
3 0-0
= moves: 4-4 | 3-0
0 3-0
= turn: 1
