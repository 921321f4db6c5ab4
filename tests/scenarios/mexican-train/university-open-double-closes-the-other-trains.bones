# University 2016, Mexican Train: an open double makes every other train ineligible, marked or not, until somebody plays on it;
# each who cannot, after a draw, gets a marker.
game: mexican-train
edition: university
set: 9
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 9-5 5-5 9-7 8-0
hand 1: 9-4 4-2 9-3
hand 2: 9-1 5-1 1-0
yard: 6-2 8-6
0 9-5 > 0
1 9-4 > 1
2 9-1 > 2
0 5-5 > 0
= moves: 9-7 > M
0 9-7 > M
= open: 0
= turn: 1
! 1 4-2 > 1
! 1 9-3 > M
= moves: draw
1 draw
! 1 6-2 > 1
1 pass
= markers: 1
= open: 0
! 2 1-0 > 2
= moves: 5-1 > 0
2 5-1 > 0
= open: none
= turn: 0
= moves: draw
