# Cardinal, Mexican Train, worked example: a series of four through a double, a first turn saved by the drawn tile, a plain start.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 9-9 9-4 7-4 7-7 7-2 12-11
hand 1: 8-5 4-3
hand 2: 9-6 10-5
yard: 9-1 11-3
= hub: 9-9
0 9-4 > 0
= moves: 7-4 > 0 | stop
0 7-4 > 0
= moves: 7-7 > 0 | 7-2 > 0 | stop
0 7-7 > 0
! 0 stop           # the double must be covered
! 0 draw
= moves: 7-2 > 0
0 7-2 > 0
= turn: 1          # nothing fits the 2: the series is over by itself
= moves: draw
1 draw
! 1 pass           # a drawn tile that fits must be played
= moves: 9-1 > 1 | 9-1 > M
1 9-1 > 1
= turn: 2
2 9-6 > 2
= turn: 0
= markers: none
= open: none
= hand 0: 12-11
= hand 1: 8-5 4-3
= hand 2: 10-5
= yard: 1
