# Puremco, Mexican Train: who holds a tile for any eligible train must play; a marked train of another player is
# eligible, so a tile that fits only there forbids drawing. That play leaves the marker; the owner's own play takes it off.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 9-1 8-1
hand 1: 5-2 12-4 7-7
yard: 3-2 6-6
0 12-5 > 0
! 1 5-2 > 0        # not marked yet
1 12-4 > 1
= moves: draw
! 0 pass
0 draw
= moves: pass
0 pass
= markers: 0
= turn: 1
= moves: 5-2 > 0
! 1 draw
! 1 pass
1 5-2 > 0
= markers: 0
= turn: 0
= moves: 3-2 > 0
! 0 draw
0 3-2 > 0
= markers: none
