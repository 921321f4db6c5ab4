# UDuble; the rules page: a player who was bound still has the first turn, but a string starts a train only. If somebody else has
# begun yours after a marker, your first turn is one tile on it.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben, Cy
round 1
hub: 12-12
first: 0
hand 0: 12-5 5-5 9-0 12-1 8-6
hand 1: 7-4 4-3 12-2 3-2 7-1 9-6
hand 2: 12-9 8-5 9-4 12-7 11-0
yard: 10-8 10-3 10-2 11-1
0 12-5 > 0
0 5-5 > 0
= moves: draw              # nothing covers the 5-5
0 draw
0 pass
= open: 0
1 draw
1 pass                     # bound: a marker where the train would start
= markers: 0 1
2 8-5 > 0
= open: none
0 12-1 > 1                 # Ann begins Ben's train
= turn: 1
! 1 12-2 > M               # the first turn goes on the own train only
! 1 12-2 > 1
= moves: 7-1 > 1
1 7-1 > 1
= turn: 2                  # 7-4 would go on, but a string starts a train only
= markers: 0
= moves: 12-9 > 2 | 12-7 > 2
2 12-9 > 2                 # nobody has begun Cy's train: the string is still due
= moves: 9-4 > 2 | stop
2 stop
