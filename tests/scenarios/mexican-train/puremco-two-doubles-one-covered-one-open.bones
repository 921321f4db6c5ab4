# Puremco, Mexican Train: two doubles on two trains and a third tile from the hand on one of them; the other one stays
# open and binds the next player, whose own train and hub tiles are of no use.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-8 5-5 8-8 8-3 9-9
hand 1: 12-5 12-1 9-4 7-1
yard: 6-2 10-0
0 12-8 > 0
1 12-5 > M
0 5-5 > M
0 8-8 > 0
= turn: 0
! 0 9-9 > 0
! 0 draw
! 0 stop
= moves: 8-3 > 0
0 8-3 > 0
= turn: 1
= open: M
! 1 12-1 > 1
= moves: draw
1 draw
! 1 6-2 > M
= moves: pass
1 pass
= markers: 1
= open: M
= turn: 0
