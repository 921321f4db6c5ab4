# UDuble, Forty-Two: with several tiles of the led suit the choice is free, nobody has to win the trick.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 2
hand 0: 5-5 6-5 5-0 4-4
hand 1: 5-1 4-3 2-0 2-1
hand 2: 5-3 6-1 6-3 6-4
hand 3: 5-4 5-2 6-0 3-3
2 bid 30
3 pass
0 pass
1 pass
2 trump 6
2 5-3
= moves: 5-4 | 5-2
3 5-2
= moves: 5-5 | 5-0        # 6-5 is a trump
0 5-0
= moves: 5-1
1 5-1
= turn: 2                 # 5-3 stands
