# University 2016, Chickenfoot on double-9: ten rounds, the ninth on 1-1, the last on 0-0. Only then is the match over,
# however high the scores, and the lowest total wins. (This file begins at round 9.)
game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 9
first: 0
hand 0: 1-0
hand 1: 9-9 9-8 9-7 9-6 8-8 8-7 8-6
= hub: 1-1
0 1-0 > 1-1
= scores: 0 111          # 18 + 17 + 16 + 15 + 16 + 15 + 14
= over: no
round 10
hand 0: 9-9 9-8 9-7 9-6 8-8 8-7 8-6 1-1
hand 1: 9-0
= hub: 0-0
= turn: 1
! 1 9-0 > 9-9
= moves: 9-0 > 0-0
1 9-0 > 0-0
= scores: 113 111        # two more for 1-1
= over: 1
= turn: none
