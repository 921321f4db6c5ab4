# Cardinal, Muggins, decision of the rules page: if no double was dealt all draw one tile in turn, beginning with the round's first seat,
# until somebody has one; he leads it. That is part of the deal. Here the fourth tile, 4-4, comes to seat 0.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 1
hand 0: 6-5
hand 1: 4-3
yard: 2-1 3-0 5-4 4-4 6-6
= turn: 0
= hand 0: 6-5 3-0 4-4
= hand 1: 4-3 2-1 5-4
= yard: 1
= moves: 4-4 > lead
! 0 draw
! 0 6-5 > lead
0 4-4 > lead
= moves: 4-3 > 4-4 | 5-4 > 4-4 | draw
