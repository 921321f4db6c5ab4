# Puremco, SuperTrain; the rules page: with the option two_player_reverse_skips the R of one of two players works like an S.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
options: two_player_reverse_skips=yes
round 1
first: 0
hand 0: R-W 9-1 8-0
hand 1: 12-4 3-0
0 R-W > 0 =W
= turn: 0
= moves: 9-1 > 0 =9 | 9-1 > 0 =1 | 8-0 > 0 =8 | 8-0 > 0 =0
0 9-1 > 0 =1
= turn: 1
