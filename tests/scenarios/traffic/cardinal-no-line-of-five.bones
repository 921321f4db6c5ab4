# Cardinal, Traffic: 6-5 goes on with 3 4, but 1 2 stand before them: more than four in a line are not allowed, and so
# it is lost.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-1 4-3 6-5
= moves: 2-1@1,0< 4-3@3,0< | 2-1@0,0^ 4-3@2,0< 6-5@3,-1v | 2-1@0,0^ 4-3@2,0< 6-5@3,1^ | 2-1@0,0v 4-3@2,0< 6-5@3,-1v | 2-1@0,0v 4-3@2,0< 6-5@3,1^ | 4-3@1,0< 6-5@3,0<
! 0 2-1@1,0< 4-3@3,0< 6-5@5,0<
0 2-1@1,0< 4-3@3,0<
= up: 6-5
! 0 6-5@5,0<
= over: none
= scores: 1
