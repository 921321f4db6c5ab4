# Pressman, Tiddle-a-Wink: also during the game each double is followed by another turn of the same player, on any open
# end, and a second double by yet another; an ordinary tile passes the turn on.
game: tiddle-a-wink
edition: pressman
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 9-9 9-5 4-0
hand 1: 9-2 1-0
hand 2: 5-5 2-2 5-4 2-1 8-8
hand 3: 7-7 6-1
hand 4: 6-6
hand 5: 3-3
0 9-9 > lead
0 9-5 > 9-9
1 9-2 > 9-9
= moves: 5-5 > 9-5 | 2-2 > 9-2 | 5-4 > 9-5 | 2-1 > 9-2
2 5-5 > 9-5
= turn: 2
= moves: 2-2 > 9-2 | 5-4 > 5-5 | 2-1 > 9-2
2 2-2 > 9-2
= turn: 2
! 2 stop
! 2 pass
= moves: 5-4 > 5-5 | 2-1 > 2-2
2 2-1 > 2-2
= turn: 3
! 2 5-4 > 5-5
= moves: 6-1 > 2-1
