# University 2016, Chickenfoot: a round is blocked when the boneyard is used up and all have passed. A pass made while a
# tile still lay there does not count; decision of the rules page: one right after drawing the last tile does. So it takes
# three passes of two players here.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 1
hub: 9-9
first: 0
hand 0: 5-4
hand 1: 3-2
yard: 7-6 8-1
= moves: draw
0 draw
= hand 0: 5-4 7-6
= yard: 1
= moves: pass
0 pass
= moves: draw
1 draw
= yard: 0
! 1 draw
= moves: pass
1 pass
= turn: 0                # one pass that counts
! 0 draw
= moves: pass
0 pass
= turn: none
= round: 22 14
