# Cardinal, option opener: the sheet says that the opener may then begin a train. With may-wait it can be left for a later turn, which
# is then still a series; an opener without a tile that fits simply ends the turn.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
options: opener=may-wait
round 1
first: 0
hand 0: 12-12 12-6 6-5 5-1
hand 1: 12-3 3-1 11-7
yard: 7-6 12-1
! 0 draw
= moves: 12-6 > 0 | stop
0 stop
= turn: 1
= markers: none
1 12-3 > 1
1 stop
= turn: 0
= moves: 12-6 > 0 | 12-6 > M
0 12-6 > 0
= moves: 6-5 > 0 | stop
0 6-5 > 0
0 5-1 > 0
= round: 0 22
round 2
first: 1
hand 0: 12-3 3-1 11-7
hand 1: 9-9 6-5 5-1
yard: 7-6 12-1
= turn: 0                  # Ben has opened with 9-9 and has no other nine
= yard: 2
= markers: none
