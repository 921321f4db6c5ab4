# Cardinal, Bergen: drawing is as in Muggins: who cannot play draws until a tile fits; who can may draw all the same, but not instead of the lead,
# and not pass. With the boneyard empty who can play must.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 5-3
hand 1: 5-4 3-3
yard: 2-1 6-1 6-2 1-0
! 0 draw
= moves: 6-6 > lead
0 6-6 > lead
= moves: draw
! 1 pass
1 draw
= moves: draw
1 draw
= moves: 6-1 > 6-6 | draw
! 1 pass
1 draw
= moves: 6-1 > 6-6 | 6-2 > 6-6 | draw
1 draw
= yard: 0
= moves: 6-1 > 6-6 | 6-2 > 6-6
! 1 draw
! 1 pass
1 6-1 > 6-6
= hand 1: 5-4 3-3 2-1 6-2 1-0
= moves: pass
! 0 draw
