# UDuble, Forty-Two: in a suit the double is the highest, then the other end decides, from six down to blank.
# Threes are led throughout and nobody holds a trump: each trick is one step of the ladder.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 3-1 6-6
hand 1: 3-0 5-5
hand 2: 6-3 4-4
hand 3: 5-3 6-4
0 bid 30
1 pass
2 pass
3 pass
0 trump 2
0 3-1
1 3-0
2 6-3
3 5-3
= turn: 2                 # 6-3 over 5-3, 3-1 and 3-0
2 4-4
3 6-4
0 6-6
1 5-5
= turn: none
round 2
hand 0: 3-1 6-6
hand 1: 3-0 5-5
hand 2: 6-3 4-4
hand 3: 3-3 6-4
1 pass
2 pass
3 pass
0 bid 30
0 trump 2
0 3-1
1 3-0
2 6-3
3 3-3
= turn: 3                 # the double over 6-3
3 6-4
0 6-6
1 5-5
2 4-4
round 3
hand 0: 3-1 6-6
hand 1: 3-0 5-5
hand 2: 6-5 4-4
hand 3: 6-4 0-0
2 pass
3 pass
0 bid 30
1 pass
0 trump 2
0 3-1
= moves: 3-0
1 3-0
2 6-5                     # of another suit: it cannot win, high as it is
3 6-4
= turn: 0
