# University 2016, Chickenfoot: each round starts from the next lower double, 9-9, 8-8, 7-7 .. (the `hub` line may be left
# out), and each round the next player clockwise begins. The old hub is an ordinary tile again: 9-9 in hand costs 18.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben, Cy
round 1
first: 2
hand 0: 5-4
hand 1: 6-6
hand 2: 9-0
= hub: 9-9
= turn: 2
2 9-0 > 9-9
= scores: 9 12 0
round 2
hand 0: 8-5
hand 1: 9-9
hand 2: 9-0
= hub: 8-8
= turn: 0
! 0 8-5 > 9-9
! 2 9-0 > 8-8
= moves: 8-5 > 8-8
0 8-5 > 8-8
= round: 0 18 9
= scores: 9 30 9
round 3
hub: 7-7
hand 0: 7-1
hand 1: 7-2 9-8
hand 2: 8-8
= hub: 7-7
= turn: 1
! 1 9-8 > 7-7
= moves: 7-2 > 7-7
