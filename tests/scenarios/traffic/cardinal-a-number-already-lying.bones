# Cardinal, Traffic: a later quad needs at least one number that lies already, and every new tile at least one cell in it.
game: traffic
edition: cardinal
set: 9
players: Ann
round 1
yard: 2-1 4-3 9-9 7-6 8-5 9-5 3-2
= up: 2-1 4-3 9-9 7-6 8-5
0 2-1@1,0< 4-3@3,0<
= up: 9-9 7-6 8-5 9-5 3-2
! 0 7-6@2,4< 8-5@3,4v 9-9@4,4v # 6 7 8 9 far away
! 0 7-6@4,3^ 8-5@4,4v    # beside nothing
! 0 7-6@3,2v 8-5@3,1>    # 4 8 7 6 is no quad
0 8-5@4,1< 7-6@3,3^      # 4 5 6 7 down from the 4, the 8 across
= up: 9-9 9-5 3-2
= yard: 0
