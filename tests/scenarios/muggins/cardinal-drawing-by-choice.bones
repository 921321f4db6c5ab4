# Cardinal, Muggins: one may draw although a tile would fit, as often as there are tiles, but not instead of the lead.
# Passing is no choice; with the boneyard empty who can play must.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 2-1
hand 1: 6-3 4-4
yard: 5-0 3-1
= turn: 0
! 0 draw
! 0 pass
! 0 2-1 > lead
= moves: 6-6 > lead
0 6-6 > lead
= moves: 6-3 > 6-6 | draw
! 1 pass
1 draw
= turn: 1
= hand 1: 6-3 4-4 5-0
= yard: 1
= moves: 6-3 > 6-6 | draw
! 1 pass
1 draw
= yard: 0
= moves: 6-3 > 6-6
! 1 pass
! 1 draw
1 6-3 > 6-6
= scores: 0 15            # 12 + 3
