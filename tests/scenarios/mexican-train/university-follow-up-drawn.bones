# University 2016, Mexican Train: without an additional tile after a double one is drawn and played where it fits; if it fits
# nowhere, the own train gets the marker, even though the double lies on the Mexican Train.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-5 4-4 8-1 6-0
hand 1: 9-4 7-3 2-2
yard: 7-1 5-3
0 9-5 > 0
1 9-4 > M
0 4-4 > M
= moves: draw
0 draw
= moves: pass
0 pass
= markers: 0
= open: M
1 draw
! 1 5-3 > 0        # marked, and it would fit, but the double binds
1 pass
= markers: 0 1
