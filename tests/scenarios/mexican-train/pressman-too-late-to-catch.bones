# Pressman, Mexican Train, calls spoken: the next play ends the time for catching.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben, Cy
options: calls=spoken
round 1
hand 0: 12-12 12-5 5-1 9-8
hand 1: 12-3 3-0 11-4 10-4
hand 2: 12-2 10-6 11-8
yard: 7-4 6-3
0 12-5 > 0
1 12-3 > 1
2 12-2 > 2
0 5-1 > 0
1 3-0 > 1
! 1 catch
! 2 catch
= hand 0: 9-8
= yard: 2
