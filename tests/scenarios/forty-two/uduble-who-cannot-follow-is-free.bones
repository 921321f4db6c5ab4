# UDuble, Forty-Two: without the led suit any tile may be played: a trump takes the trick, but none has to be played.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 6-6 6-5
hand 1: 3-2 5-5
hand 2: 4-0 2-1
hand 3: 4-1 3-1
0 bid 30
1 pass
2 pass
3 pass
0 trump 2
0 6-6
= moves: 3-2 | 5-5        # 3-2 is a trump here
1 5-5                     # kept back
= moves: 4-0 | 2-1
2 2-1
= moves: 4-1 | 3-1
3 4-1
= turn: 2                 # the lowest trump but one beats the double six
2 4-0
= moves: 3-1
3 3-1
0 6-5
1 3-2
= round: 0 36             # 16 are too few for the bidders; 6 and the 30 for the others
