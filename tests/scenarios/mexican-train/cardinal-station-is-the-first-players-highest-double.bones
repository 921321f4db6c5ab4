# Cardinal, Mexican Train: the round's first player opens the station with the highest double of the own hand, whatever the others hold.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 5-5 9-9 9-4 2-0
hand 1: 12-12 9-1
= hub: 9-9
= turn: 0
= hand 0: 5-5 9-4 2-0
= hand 1: 12-12 9-1
= markers: none
= open: none
= moves: 9-4 > 0 | 9-4 > M
! 0 5-5 > 0
! 0 stop
! 1 9-1 > 1
0 9-4 > 0
= turn: 1
= moves: 9-1 > 1 | 9-1 > M
