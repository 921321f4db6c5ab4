# Pressman, Tiddle-a-Wink: the tiles that were not dealt are out of play: the unable player passes and never draws, and
# the highest double that was dealt opens. The opening double takes two tiles and no third; doubles do not branch.
game: tiddle-a-wink
edition: pressman
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 7-1 4-4
hand 1: 8-8 8-5 8-3
hand 2: 8-2 1-0
hand 3: 8-4 6-6
hand 4: 5-5 5-1 8-0
hand 5: 9-5 7-7
yard: 9-9 8-6 5-3
= turn: 1
= moves: 8-8 > lead
1 8-8 > lead
1 8-5 > 8-8
= moves: 8-2 > 8-8
2 8-2 > 8-8
! 3 8-4 > 8-8            # a third
! 3 draw
= moves: pass
3 pass
= moves: 5-5 > 8-5 | 5-1 > 8-5
4 5-5 > 8-5
= moves: 5-1 > 5-5
4 5-1 > 5-5
! 5 9-5 > 5-5            # not at its side
! 5 draw
= moves: pass
5 pass
= moves: 7-1 > 5-1
0 7-1 > 5-1
= turn: 1
= moves: pass
