# Cardinal, Traffic: two tiles along the line are a quad as well; a 4 beyond 0 1 2 3
# would make five, so that 4-3 goes across there.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-1 4-3 6-6 6-0
= moves: 6-0@-1,0> 2-1@2,0< 4-3@3,-1v | 6-0@-1,0> 2-1@2,0< 4-3@3,1^ | 6-0@0,-1v 2-1@2,0< 4-3@3,-1v | 6-0@0,-1v 2-1@2,0< 4-3@3,1^ | 6-0@0,1^ 2-1@2,0< 4-3@3,-1v | 6-0@0,1^ 2-1@2,0< 4-3@3,1^ | 2-1@1,0< 4-3@3,0<
! 0 6-0@-1,0> 2-1@2,0< 4-3@4,0< # 0 1 2 3 4
! 0 2-1@1,0<
! 0 2-1@1,0< 4-3@3,0< 6-6@4,0> # 6-6 has no cell in the quad
0 2-1@1,0< 4-3@3,0<
= scores: 2
