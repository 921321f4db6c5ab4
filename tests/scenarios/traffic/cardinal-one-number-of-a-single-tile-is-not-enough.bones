# Cardinal, Traffic: 0 1 2 lie below the quad 3 4 5 6, and 3-3 would go on with 3;
# but a single tile needs both its numbers in the quad.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 3-0 4-1 5-2 6-6 3-3
! 0 3-0@0,0v 4-1@1,0v 5-2@2,0v 3-3@3,0v
0 3-0@0,0v 4-1@1,0v 5-2@2,0v 6-6@3,0>
= up: 3-3
! 0 3-3@3,1v
! 0 3-3@3,1>
= over: none
= scores: 1
