# Puremco, SuperTrain: the fourteenth and last round has W-W as its engine: any tile by either end starts a train, the public one too.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 14
first: 0
hand 0: 9-1 6-0
hand 1: 7-W 4-4
= hub: W-W
= moves: 9-1 > 0 =9 | 9-1 > 0 =1 | 9-1 > M =9 | 9-1 > M =1 | 6-0 > 0 =6 | 6-0 > 0 =0 | 6-0 > M =6 | 6-0 > M =0
0 9-1 > 0 =9
= moves: 7-W > 1 =7 | 7-W > 1 =W | 7-W > M =7 | 7-W > M =W | 4-4 > 1 | 4-4 > M
! 1 7-W > 0
1 7-W > 1 =W
= moves: 6-0 > M =6 | 6-0 > M =0
0 6-0 > M =6
= scores: 0 8
= over: 0
