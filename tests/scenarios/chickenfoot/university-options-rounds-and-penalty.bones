# University 2016, Chickenfoot; the rules page: the number of rounds and what 0-0 costs are options of the printed game.
# With two rounds the match ends after the one on 8-8; with a penalty of 20 a hand of 0-0 and 1-0 is 21.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben
options: rounds=2, penalty=20
round 1
first: 0
hand 0: 9-1
hand 1: 0-0 1-0
0 9-1 > 9-9
= scores: 0 21
= over: no
round 2
hand 0: 9-9
hand 1: 8-1
1 8-1 > 8-8
= scores: 18 21
= over: 0
