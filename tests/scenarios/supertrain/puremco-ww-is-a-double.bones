# Puremco, SuperTrain: W-W is a double: not on the engine, which is one too, but on any single end, and a follow-up is owed. Every
# tile fits it, by either end.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: W-W 12-5 7-1 8-0
hand 1: 12-4 3-0 4-2
yard: 7-6
! 0 W-W > 0
! 0 W-W > M
= moves: 12-5 > 0 | 12-5 > M
0 12-5 > 0
1 12-4 > 1
= moves: W-W > 0
0 W-W > 0
= turn: 0
! 0 draw
= moves: 7-1 > 0 =7 | 7-1 > 0 =1 | 8-0 > 0 =8 | 8-0 > 0 =0
0 7-1 > 0 =1
= open: none
= turn: 1
