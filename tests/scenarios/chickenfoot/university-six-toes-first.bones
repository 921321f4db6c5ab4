# University 2016, Chickenfoot: the first six plays go on the hub. Till then only tiles with its number fit; who can play
# must; who cannot draws one tile, plays it at once if it fits, and passes if not. A seventh toe there is not.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 1
hub: 9-9
first: 0
hand 0: 9-1 9-3 9-8 4-1 7-7
hand 1: 9-2 2-1 5-5
yard: 9-4 6-1 9-5 9-6 9-7
= hub: 9-9
= open: 9-9
= turn: 0
! 0 draw
! 0 pass
! 0 4-1 > 9-9
! 0 7-7 > 9-9
! 0 9-2 > 9-9            # another hand's
! 1 9-2 > 9-9            # not his turn
= moves: 9-1 > 9-9 | 9-3 > 9-9 | 9-8 > 9-9
0 9-1 > 9-9
! 1 2-1 > 9-1
= moves: 9-2 > 9-9
1 9-2 > 9-9
! 0 4-1 > 9-1
0 9-3 > 9-9
! 1 pass                 # draws first
= moves: draw
1 draw
! 1 pass
! 1 draw
= moves: 9-4 > 9-9
1 9-4 > 9-9
0 9-8 > 9-9
= open: 9-9              # five so far
= moves: draw
1 draw
! 1 6-1 > 9-1
= moves: pass
1 pass
! 0 4-1 > 9-4
= moves: draw
0 draw
= moves: 9-5 > 9-9
0 9-5 > 9-9
= open: none
= yard: 2
= moves: 2-1 > 9-1 | 2-1 > 9-2 | 5-5 > 9-5 | 6-1 > 9-1
1 6-1 > 9-1
= moves: 4-1 > 9-4
0 4-1 > 9-4
= moves: 2-1 > 9-2 | 2-1 > 4-1 | 5-5 > 9-5
1 2-1 > 9-2
= moves: draw
0 draw
! 0 9-6 > 9-9            # no seventh
= moves: 9-6 > 6-1
