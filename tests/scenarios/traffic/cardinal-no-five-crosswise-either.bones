# Cardinal, Traffic, decision: a line of five may not come about anywhere, also not across the new quad: 5-5 hanging
# down from 6 5 4 3 would make 1 2 3 4 5 of the first row.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-1 3-0 6-4 5-5 4-3
0 2-1@1,0< 3-0@2,0v 6-4@3,-1v
= up: 5-5 4-3
! 0 5-5@4,-1v 4-3@5,-1>
! 0 4-3@5,-1> 5-5@4,-1>  # two tiles on one cell
0 4-3@5,-1> 5-5@4,-2v
= over: 0
