# Cardinal, Bergen: the layout is one line: the lead double takes two tiles, no third, and no other double branches.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 6-2 6-3 2-0
hand 1: 6-1 6-4 2-2 1-1
0 6-6 > lead
1 6-1 > 6-6
0 6-2 > 6-6
! 1 6-4 > 6-6
= moves: 1-1 > 6-1 | 2-2 > 6-2
1 2-2 > 6-2
! 0 6-3 > 6-6
= moves: 2-0 > 2-2
0 2-0 > 2-2
= moves: 1-1 > 6-1
