# Cardinal, Mexican Train: only on the OWN marked train is a double free: on another player's it must be covered.
# A player with a marker who cannot cover keeps the one marker.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-12 12-6 9-8
hand 1: 12-3 6-6 10-0 11-7
yard: 7-1 8-5 5-4 6-4 2-1
0 12-6 > 0
1 12-3 > 1
0 draw
0 pass
= markers: 0
= turn: 1
= moves: 6-6 > 0
1 6-6 > 0
= turn: 1
= moves: draw
1 draw
= moves: pass
1 pass
= markers: 0 1
= open: 0
0 draw
= moves: pass
0 pass
= markers: 0 1
= open: 0
1 draw
= moves: 6-4 > 0
1 6-4 > 0
= open: none
= turn: 0
= markers: 0 1
= moves: 5-4 > 0
0 5-4 > 0
= markers: 1
