# University 2016, Chickenfoot on double-12: thirteen rounds, from 12-12 down to 0-0. Decision of the rules page: those level
# at the bottom share the win. (This file begins at round 12.)
game: chickenfoot
edition: university
set: 12
players: Ann, Ben, Cy, Dee
round 12
first: 3
hand 0: 12-12
hand 1: 2-1
hand 2: 3-2
hand 3: 1-0
= hub: 1-1
3 1-0 > 1-1
= scores: 24 3 5 0
= over: no
round 13
hand 0: 5-0
hand 1: 2-1
hand 2: 4-4
hand 3: 6-0
= hub: 0-0
= turn: 0
0 5-0 > 0-0
= scores: 24 6 13 6
= over: 1 3
