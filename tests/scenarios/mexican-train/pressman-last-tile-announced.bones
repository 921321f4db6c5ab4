# Pressman, Mexican Train, calls spoken: an announced last tile cannot be caught.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben
options: calls=spoken
round 1
hand 0: 12-12 12-5 12-1 9-8
hand 1: 12-3 10-0 11-4
yard: 7-4 6-3
0 12-5 > 0
1 12-3 > 1
0 12-1 > M !last
! 1 catch
= hand 0: 9-8
= turn: 1
