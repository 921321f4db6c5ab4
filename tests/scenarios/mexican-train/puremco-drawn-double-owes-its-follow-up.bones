# Puremco, Mexican Train: a double that was drawn and played owes a follow-up like any other, and with nothing to follow the
# player draws for it.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 7-1 6-0
hand 1: 12-8 4-3 2-2
yard: 5-5 8-2 9-1
0 12-5 > 0
1 12-8 > M
= moves: draw
0 draw
= moves: 5-5 > 0
! 0 pass
0 5-5 > 0
= turn: 0
= moves: draw
0 draw
= moves: 8-2 > M
0 8-2 > M
= turn: 1
= open: 0
= markers: none
= yard: 1
