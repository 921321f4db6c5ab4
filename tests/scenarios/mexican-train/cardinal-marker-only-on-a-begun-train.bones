# Cardinal, Mexican Train: who still cannot play after the draw marks the own train if it has begun; before that there is nothing to mark.
# A marked train is open to the others, and only the owner's own play takes the marker off.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-12 5-4
hand 1: 12-6 9-8
yard: 3-2 7-1 4-0 6-0
= hub: 12-12
= moves: draw
0 draw
= moves: pass
0 pass
= markers: none
1 12-6 > 1
= turn: 0
0 draw
0 pass
= markers: none    # still not begun
= turn: 1
= moves: draw
1 draw
! 1 4-0 > 0
1 pass
= markers: 1
= open: none
= turn: 0
0 draw
= moves: 6-0 > 1
0 6-0 > 1
= markers: 1
= moves: 4-0 > 1
1 4-0 > 1
= markers: none
= turn: 0
