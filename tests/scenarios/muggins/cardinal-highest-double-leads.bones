# Cardinal, Muggins: the highest double of all hands leads, as a move of its own with nothing to choose; drawing is no way round it.
# The next round is opened by the highest double again.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 4-4 6-5
hand 1: 5-5 3-3 2-1
hand 2: 6-4 0-0
yard: 6-6
= turn: 1
= moves: 5-5 > lead
! 1 draw
! 1 pass
! 1 3-3 > lead
! 1 2-1 > lead
! 0 4-4 > lead
! 0 6-6 > lead
1 5-5 > lead
= scores: 0 10 0
= turn: 2
= moves: draw
2 draw
2 pass
= moves: 6-5 > 5-5
0 6-5 > 5-5
1 pass
= moves: 6-4 > 6-5 | 6-6 > 6-5
2 6-6 > 6-5
0 pass
1 pass
2 6-4 > 6-6
0 4-4 > 6-4               # out
= scores: 9 10 0          # 10 + 8 = 18 on the table; 6 + 3 + 0 in the hands
round 2
hand 0: 2-0
hand 1: 3-0
hand 2: 0-0 4-0
= turn: 2
= moves: 0-0 > lead
2 0-0 > lead
= scores: 9 10 0          # a total of nought brings nothing
