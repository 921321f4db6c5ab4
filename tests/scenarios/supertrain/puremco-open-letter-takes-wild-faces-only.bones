# Puremco, SuperTrain: a letter left open is continued only by a wild face, a W or a letter; a tile of two numbers is refused,
# and so is the number end of a wild tile.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: A-W 9-1 7-W R-W 12-3
hand 1: 12-4 4-2 5-5
yard: 8-6
0 A-W > 0 =A
1 12-4 > 1
! 0 9-1 > 0 =1
! 0 12-3 > 0
! 0 7-W > 0 =W
= moves: 7-W > 0 | R-W > 0 =R | R-W > 0 =W | 7-W > M | R-W > M =R | R-W > M =W | 12-3 > M
0 7-W > 0
= turn: 1
