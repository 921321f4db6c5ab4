# Puremco, Mexican Train: with no follow-up in hand one tile is drawn, and it may go on any eligible train, not only on the
# double; no marker then.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 9-1 6-0
hand 1: 12-8 4-3 2-2
yard: 8-3 7-7
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
= moves: draw
0 draw
= moves: 8-3 > M
! 0 pass
0 8-3 > M
= open: 0
= markers: none
= turn: 1
= moves: draw
