# University 2016, Mexican Train: with the skip penalty a caught player loses the next turn, and only that one.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
options: calls=spoken, penalty=skip
round 1
first: 0
hand 0: 9-5 5-1
hand 1: 9-4 4-2 2-0 3-3
yard: 8-7 6-0
0 9-5 > 0
1 catch
= scores: 0 0
1 9-4 > 1
= turn: 1
! 0 5-1 > 0
1 4-2 > 1
= turn: 0
= moves: 5-1 > 0 | draw      # drawing would be wrong, and could be caught
