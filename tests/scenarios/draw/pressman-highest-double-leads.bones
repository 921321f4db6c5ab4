# Pressman, the basic game: the highest double of all hands begins, played by its holder, and nothing else may be done first.
# Then the play goes to the left. The next round begins with the highest double again, not with the next seat.
game: draw
edition: pressman
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 3-3 6-5
hand 1: 1-1 6-4
hand 2: 4-4 2-2 2-1
yard: 6-6 5-5
= turn: 2
= moves: 4-4 > lead
! 2 2-2 > lead
! 2 2-1 > lead
! 2 draw
! 2 pass
! 0 3-3 > lead
2 4-4 > lead
= turn: 0
= moves: draw
0 draw
= moves: draw             # 6-6 does not fit a 4
0 draw
= moves: pass
0 pass
= moves: 6-4 > 4-4
1 6-4 > 4-4
2 pass
0 6-5 > 6-4
= turn: 1
= moves: pass
1 pass
2 pass
= moves: 5-5 > 6-5
0 5-5 > 6-5
1 pass
2 pass
0 pass
= round: 0 21 0           # hands of 18, 2 and 7: 16 + 5
round 2
hand 0: 6-1
hand 1: 0-0
hand 2: 1-1
= turn: 2
= moves: 1-1 > lead
2 1-1 > lead
= round: 0 0 7
