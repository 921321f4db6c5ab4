# Puremco, SuperTrain: the set has the A three times. It goes on every train, marked or not, and on another player's that has
# not begun as well; that opens the train to nobody else.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: A-W A-W A-W 9-1
hand 1: 12-4 4-2 6-6
yard: 8-6
= moves: A-W > 0 =A | A-W > 0 =W | A-W > 1 =A | A-W > 1 =W | A-W > M =A | A-W > M =W
0 A-W > 1 =A
= hand 0: A-W A-W 9-1
= markers: none
! 1 12-4 > 1
= moves: 12-4 > M
1 12-4 > M
! 0 9-1 > 1
0 A-W > 1 =W
= moves: 4-2 > 1 =4 | 4-2 > 1 =2 | 6-6 > 1 | 4-2 > M
1 4-2 > 1 =4
= moves: A-W > 0 =A | A-W > 0 =W | A-W > 1 =A | A-W > 1 =W | A-W > M =A | A-W > M =W
