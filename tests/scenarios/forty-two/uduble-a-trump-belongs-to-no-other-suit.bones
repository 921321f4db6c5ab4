# UDuble, Forty-Two: a tile with the trump number is a trump and nothing else. With fours as trumps 6-4 may not follow a six while another six
# is held, and who holds only 5-4 is out of fives.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 6-6 5-5 0-0
hand 1: 6-4 6-1 2-0
hand 2: 5-4 3-1 3-0
hand 3: 6-2 5-3 4-0
0 bid 30
1 pass
2 pass
3 pass
0 trump 4
0 6-6
= moves: 6-1
! 1 6-4
1 6-1
= moves: 5-4 | 3-1 | 3-0
2 3-1
= moves: 6-2
3 6-2
0 5-5
1 2-0
= moves: 5-4 | 3-0        # no five here, so the trump is free, and so is the other
2 3-0
= moves: 5-3
3 5-3
= turn: 0
