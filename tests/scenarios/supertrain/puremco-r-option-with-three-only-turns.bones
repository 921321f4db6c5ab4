# Puremco, SuperTrain; the rules page: the option two_player_reverse_skips is for two players; with three an R only turns the direction.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben, Cy
options: two_player_reverse_skips=yes
round 1
first: 0
hand 0: R-W 9-1 8-0
hand 1: 12-4 3-0
hand 2: 12-5 3-1
0 R-W > 0 =W
= turn: 2
