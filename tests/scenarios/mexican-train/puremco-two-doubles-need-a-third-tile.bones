# Puremco, Mexican Train: a second double is refused while the hand has no tile to put on either of the two; the player then
# draws for the follow-up as if the second double were not there.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 8-8 7-1 6-0
hand 1: 12-8 4-3
yard: 3-2 9-1
0 12-5 > 0
1 12-8 > M
= moves: 5-5 > 0 | 8-8 > M
0 5-5 > 0
! 0 8-8 > M
= moves: draw
0 draw
! 0 8-8 > M
= moves: pass
0 pass
= markers: 0
= open: 0
= turn: 1
