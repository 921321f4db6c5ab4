# Puremco, SuperTrain: a W-W left open closes the other trains like any double, and any tile covers it, another double too.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 W-W 8-3 6-0
hand 1: 12-8 12-2 9-9
yard: 7-6
0 12-5 > 0
1 12-8 > M
0 W-W > 0
0 8-3 > M
= open: 0
! 1 12-2 > 1
= moves: 12-2 > 0 =12 | 12-2 > 0 =2 | 9-9 > 0
1 9-9 > 0
= turn: 1          # and now the 9-9 owes its follow-up
= moves: 12-2 > 1
