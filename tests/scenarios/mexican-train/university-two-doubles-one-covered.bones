# University 2016, Mexican Train: two doubles in one turn are allowed on two eligible trains when the hand holds a third tile
# for one of them; after that tile the turn is over and the other double is open.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-8 5-5 8-8 8-3 8-1
hand 1: 9-5 9-1 7-1
yard: 6-2 7-0
0 9-8 > 0
1 9-5 > M
0 8-8 > 0
= moves: 5-5 > M | 8-3 > 0 | 8-1 > 0
0 5-5 > M
= moves: 8-3 > 0 | 8-1 > 0
! 0 draw
0 8-3 > 0
! 0 8-1 > 0
= turn: 1
= open: M
= moves: draw
