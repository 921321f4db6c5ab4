# Cardinal, Bergen: who plays the last tile scores one point, however much the others hold. A lead that is the last tile: two and one.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 6-6 6-1
hand 1: 5-5 5-4
hand 2: 4-4 4-3
0 6-6 > lead
1 pass
2 pass
0 6-1 > 6-6
= turn: none
= round: 3 0 0
! 1 pass
round 2
hand 0: 6-5
hand 1: 4-3
hand 2: 3-3
= turn: 2
2 3-3 > lead
= round: 0 0 3
= scores: 3 0 3
