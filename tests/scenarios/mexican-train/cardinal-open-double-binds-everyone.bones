# Cardinal, Mexican Train: a double that its player cannot cover, not even with a drawn tile, must be covered by the next players before anything else;
# each draws once, may lay the drawn tile nowhere but on the double, and otherwise marks the own train.
# The marker comes off with the owner's next tile on that train.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 12-12 12-4 7-4 7-7 10-9
hand 1: 12-2 8-2 8-0 11-6
hand 2: 12-11 11-1 7-3 9-1
yard: 6-5 12-8 5-3 10-0
0 12-4 > 0
0 stop             # 7-4 would go on
1 12-2 > 1
1 stop             # 8-2 would go on
2 12-11 > 2
2 stop             # 11-1 would go on
0 7-4 > 0
1 8-2 > 1
2 11-1 > 2
0 7-7 > 0
= turn: 0
= moves: draw
0 draw
= moves: pass
0 pass
= markers: 0
= open: 0
= turn: 1
! 1 8-0 > 1
! 1 pass
= moves: draw
1 draw
! 1 12-8 > 1       # fits, but the double comes first
! 1 12-8 > M
= moves: pass
1 pass
= markers: 0 1
= open: 0
! 2 9-1 > 2
! 2 draw
= moves: 7-3 > 0
2 7-3 > 0
= open: none
= turn: 0
= markers: 0 1
= moves: draw
0 draw
= moves: 5-3 > 0
0 5-3 > 0
= markers: 1
= turn: 1
= moves: 8-0 > 1 | 12-8 > 1 | 12-8 > M
