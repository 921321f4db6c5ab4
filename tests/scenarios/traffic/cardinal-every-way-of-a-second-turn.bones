# Cardinal, Traffic: below and above 1 2 3 4 new quads rise or fall through the 1 (0 1 2 3) or the 4 (2 3 4 5); the 5-0
# stands across the new line, either side, or beyond its end. The row itself takes nothing more: four is the limit.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-1 4-3 5-0 3-2
! 0 2-1@1,0< 3-2@2,0< 4-3@3,0<
0 2-1@1,0< 4-3@3,0<
= up: 5-0 3-2
= moves: 5-0@-1,1> 3-2@0,-2v | 5-0@1,1< 3-2@0,-2v | 5-0@0,2^ 3-2@0,-2v | 5-0@-1,-1> 3-2@0,2^ | 5-0@1,-1< 3-2@0,2^ | 5-0@0,-2v 3-2@0,2^ | 3-2@3,-1^ 5-0@3,1< | 3-2@3,-1^ 5-0@3,1> | 3-2@3,-1^ 5-0@3,1v | 3-2@3,1v 5-0@3,-1< | 3-2@3,1v 5-0@3,-1> | 3-2@3,1v 5-0@3,-1^
! 0 5-0@4,0>
! 0 3-2@3,1v 5-0@3,-1^ 2-1@5,5> # 2-1 lies already
! 0 3-2@3,1v 5-0@3,-2v   # the 0 beside the 4
0 3-2@3,1v 5-0@3,-1^
= over: 0
