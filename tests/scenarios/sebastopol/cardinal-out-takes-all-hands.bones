# Cardinal, Sebastopol scores as Block: who plays the last tile gets all pips of the other three hands, 7 + 10 + 13.
# That may happen before 6-6 has its four tiles.
game: sebastopol
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 6-6 6-1
hand 1: 6-5 5-5
hand 2: 4-4 3-2
hand 3: 6-0
0 6-6 > lead
1 6-5 > 6-6
= moves: pass
2 pass
= moves: 6-0 > 6-6
3 6-0 > 6-6
= turn: none
= round: 0 0 0 30
= scores: 0 0 0 30
= over: no
! 0 6-1 > 6-6
