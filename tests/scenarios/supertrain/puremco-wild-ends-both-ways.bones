# Puremco, SuperTrain: a wild tile goes on by its W anywhere and leaves its number open, or by its number where that matches and
# leaves the W open. An open W takes any tile by either end.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-W 7-W 9-1
hand 1: 12-4 4-2
yard: 8-6
= moves: 12-W > 0 =12 | 12-W > 0 =W | 12-W > M =12 | 12-W > M =W | 7-W > 0 | 7-W > M
! 0 7-W > 0 =W
0 12-W > 0 =W
1 12-4 > 1
= moves: 7-W > 0 =7 | 7-W > 0 =W | 9-1 > 0 =9 | 9-1 > 0 =1 | 7-W > M
0 9-1 > 0 =1
= moves: 4-2 > 1
1 4-2 > 1
= round: 17 0
