# Puremco, SuperTrain; the rules page: an action works however its tile was played, here an S that covers a double: the other
# of two players is skipped.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 S-W 9-1 8-0
hand 1: 12-4 4-0 3-0
0 12-5 > 0
1 12-4 > 1
0 5-5 > 0
0 S-W > 0 =S
= turn: 0
= open: none
= moves: pass
