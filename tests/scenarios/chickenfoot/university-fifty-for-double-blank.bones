# University 2016, Chickenfoot: everybody scores the pips left in hand; 0-0 has none, but holding it costs 50 on top. Alone
# it is 50, with 3-2 it is 55. The player who is out scores nothing.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 1
hub: 9-9
first: 0
hand 0: 9-1
hand 1: 0-0
0 9-1 > 9-9
= round: 0 50
= scores: 0 50
round 2
hand 0: 0-0 3-2
hand 1: 8-1
= turn: 1
1 8-1 > 8-8
= round: 55 0
= scores: 55 50
= over: no
