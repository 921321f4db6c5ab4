# Puremco, Mexican Train: a double drawn for the follow-up would be the turn's second; it cannot be laid when the hand covers
# neither of the two.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 5-5 7-1 6-0
hand 1: 12-8 4-3
yard: 8-8 9-1
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
= moves: draw
0 draw
= hand 0: 7-1 6-0 8-8
! 0 8-8 > M
! 0 draw
= moves: pass
0 pass
= markers: 0
= open: 0
