# Pressman, Mexican Train, calls spoken: who is down to one tile without saying so may be caught by any other player, once, and draws one tile.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben, Cy
options: calls=spoken
round 1
hand 0: 12-12 12-5 5-1 9-8
hand 1: 12-3 10-0 11-4
hand 2: 12-2 10-6 11-8
yard: 7-4 6-3 4-2
0 12-5 > 0
! 1 catch          # two tiles are left
1 12-3 > 1
2 12-2 > 2
0 5-1 > 0
! 0 catch
2 catch
= hand 0: 9-8 7-4
= yard: 2
! 1 catch
! 2 catch
1 draw
= hand 1: 10-0 11-4 6-3
1 6-3 > 1
