# Pressman, the basic game: at least 100 points win. 99 go on, 100 end the match.
game: draw
edition: pressman
set: 6
players: Ann, Ben
round 1
hand 0: 6-6
hand 1: 6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4 5-3 5-2 4-3 4-1 1-1
= turn: 0
0 6-6 > lead
= scores: 99 0
= over: no
round 2
hand 0: 6-6 1-0
hand 1: 0-0 1-1
0 6-6 > lead
1 pass
0 pass
= scores: 100 0
= over: 0
= turn: none
! 1 pass
