# UDuble, Forty-Two: the winner of a trick leads to the next one, any tile of the hand; play goes on to the left from there.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 5-1 4-1 3-1
hand 1: 6-5 6-6 2-0
hand 2: 5-0 6-2 2-2
hand 3: 5-2 4-2 1-0
0 bid 30
1 pass
2 pass
3 pass
0 trump 3
0 5-1
1 6-5
2 5-0
3 5-2
= turn: 1
! 0 4-1
= moves: 6-6 | 2-0
1 2-0
= turn: 2
= moves: 6-2 | 2-2
2 2-2
= moves: 4-2
3 4-2
0 4-1
= turn: 2
= moves: 6-2
2 6-2
3 1-0
0 3-1
1 6-6
= turn: none
= hand 0: none
