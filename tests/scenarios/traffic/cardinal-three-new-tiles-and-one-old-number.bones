# Cardinal, Traffic: one number that lies and three new tiles make a quad; at the end of the line a tile may reach
# beyond it.
game: traffic
edition: cardinal
set: 12
players: Ann
round 1
yard: 10-9 12-11 7-0 8-2 6-3 5-5 1-1
0 10-9@1,0< 12-11@3,0<
= up: 7-0 8-2 6-3 5-5 1-1
= yard: 0
! 0 6-3@0,3v 7-0@0,1> 8-2@0,2> # 9 7 8 6
! 0 7-0@0,2> 8-2@0,1>    # 9 8 7 only
! 0 6-3@0,3v 7-0@0,2> 8-2@0,1> 5-5@0,5v # four new tiles, and 5-5 outside the quad
! 0 6-3@0,3v 7-0@0,2> 8-2@0,0v # on the 9
0 6-3@0,3v 7-0@0,2> 8-2@0,1< # down from the 9; the 3 beyond the 6
= up: 5-5 1-1
= over: none
= scores: 2
