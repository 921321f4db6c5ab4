# Cardinal, Tiddle-a-Wink: tiles left over after sharing out are out of the game. The highest double that was dealt opens,
# even if a higher one lies aside; nobody draws; and a round where all pass is blocked although tiles lie there.
# Hands of 26, 4 and 8: 4 collects 22 + 4, 8 collects 18.
game: tiddle-a-wink
edition: cardinal
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 7-7 7-5
hand 1: 8-8 3-1
hand 2: 6-2
yard: 9-9 8-2
= turn: 1
! 0 7-7 > lead
! 1 3-1 > lead
= moves: 8-8 > lead
1 8-8 > lead
= turn: 2
! 2 draw
! 2 6-2 > 8-8
= moves: pass
2 pass
! 0 draw
0 pass
1 pass
= turn: none
= round: 0 26 18
