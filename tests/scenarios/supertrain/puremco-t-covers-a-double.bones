# Puremco, SuperTrain; the rules page: a T that covers a double is its follow-up, and the T's further play comes after that.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 T-W 9-1 8-0
hand 1: 12-4 3-0 6-2
yard: 7-6
0 12-5 > 0
1 12-4 > 1
0 5-5 > 0
0 T-W > 0 =W
= turn: 0
= open: none
= moves: 9-1 > 0 =9 | 9-1 > 0 =1 | 8-0 > 0 =8 | 8-0 > 0 =0
0 9-1 > 0 =9
= turn: 1
