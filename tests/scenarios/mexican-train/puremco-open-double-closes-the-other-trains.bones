# Puremco, Mexican Train: while a double lies uncovered after its player's turn, nothing but that double can be played on;
# who cannot, not even with one drawn tile, gets a marker.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
options: rounds=1
round 1
hub: 12-12
first: 0
hand 0: 12-5 5-5 8-3 8-8 7-1
hand 1: 12-8 4-4 2-0
yard: 3-2 9-1 6-5
0 12-5 > 0
1 12-8 > M
0 5-5 > 0
= turn: 0
= moves: 8-8 > M | 8-3 > M
0 8-8 > M
= moves: 8-3 > M
! 0 draw
0 8-3 > M
= open: 0
= turn: 1
= moves: draw
1 draw
! 1 3-2 > M        # it would fit the public train
= hand 1: 4-4 2-0 3-2
= moves: pass
1 pass
= markers: 1
= scores: 0 0
0 draw             # the one who laid it is bound as well
! 0 9-1 > M
0 pass
= markers: 0 1
= open: 0
= yard: 1
1 draw
= moves: 6-5 > 0
! 1 3-2 > M
1 6-5 > 0
= open: none
= markers: 0 1     # covering it on another's train takes no marker off
= turn: 0
