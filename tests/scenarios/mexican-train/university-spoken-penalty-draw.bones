# University 2016, Mexican Train: with the penalty of one tile agreed, who plays down to one tile without a sound and is caught draws one.
# The turn does not change, and one miss is caught once.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
options: calls=spoken, penalty=draw
round 1
first: 0
hand 0: 9-5 5-1
hand 1: 9-4 4-2 3-3
yard: 8-7 6-0
0 9-5 > 0
= turn: 1
! 0 catch
1 catch
= hand 0: 5-1 8-7
= yard: 1
! 1 catch
= turn: 1
1 9-4 > 1
= turn: 0
