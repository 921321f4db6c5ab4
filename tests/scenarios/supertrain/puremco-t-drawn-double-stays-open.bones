# Puremco, SuperTrain: the further play of a T drawn after a double need not cover the double; left open, it binds the next player.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 9-1 6-0
hand 1: 12-8 3-0 6-2
yard: T-W 7-6
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
0 draw
0 T-W > M =W
= moves: 9-1 > M =9 | 9-1 > M =1 | 6-0 > M =6 | 6-0 > M =0
0 9-1 > M =1
= turn: 1
= open: 0
= markers: none
= moves: draw
