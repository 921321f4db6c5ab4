# Pressman, Mexican Train: a player who cannot play, drawn tile included, keeps it and gets no marker: markers come from doubles only.
game: mexican-train
edition: pressman
set: 12
players: Ann, Ben
round 1
hand 0: 12-12 12-6 9-8
hand 1: 12-3 10-0
yard: 7-1 5-4 6-0 11-7
0 12-6 > 0
1 12-3 > 1
0 draw
= moves: pass
0 pass
= markers: none
= turn: 1
1 draw
1 pass
= markers: none
0 draw
! 0 pass           # a drawn tile that fits must be played
= moves: 6-0 > 0
0 6-0 > 0
! 1 10-0 > 0       # not marked
= moves: draw
