# Cardinal, Traffic: one tile alone is a turn when both its numbers go on with what lies: 7-6 after 9-8, as the sheet
# has it. 9 stands above the quad 5 6 7 8, so the column becomes 9 8 7 6.
game: traffic
edition: cardinal
set: 9
players: Ann
round 1
yard: 5-1 6-1 7-1 9-8 7-6
0 5-1@0,0v 6-1@1,0v 7-1@2,0v 9-8@3,-1v
= up: 7-6
= moves: 7-6@3,1v
! 0 7-6@3,1>             # the 6 stands outside
! 0 7-6@3,2^             # 9 8 6 7
! 0 7-6@3,0v             # the 8 lies there
! 0 7-6@4,0>
0 7-6@3,1v
= over: 0
