# University 2016, Chickenfoot; the rules page: a last tile that is a double ends the round, its toes are not waited for.
# The next round starts with the seat to the left of the last starter, on the next lower double.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 1
hub: 9-9
first: 0
hand 0: 9-1 9-2 9-3 1-1
hand 1: 9-4 9-5 9-6 4-1 5-3
yard: 7-7
0 9-1 > 9-9
1 9-4 > 9-9
0 9-2 > 9-9
1 9-5 > 9-9
0 9-3 > 9-9
1 9-6 > 9-9
= moves: 1-1 > 9-1
0 1-1 > 9-1
= turn: none
! 1 4-1 > 1-1
= round: 0 13
round 2
hand 0: 8-1 9-9
hand 1: 8-2 9-8
= turn: 1
= hub: 8-8
= open: 8-8
= moves: 8-2 > 8-8 | 9-8 > 8-8
