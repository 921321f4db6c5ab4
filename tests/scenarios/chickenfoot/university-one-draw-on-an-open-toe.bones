# University 2016, Chickenfoot: after the hub is complete an unable player still draws one tile only: he plays it when it fits
# any toe, and it may be a double, which opens a foot; else he passes, and with an empty boneyard he passes at once.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-1 9-2 9-3 8-8 7-0
hand 1: 9-4 9-5 9-6 0-0 8-7
yard: 3-3 7-7
0 9-1 > 9-9
1 9-4 > 9-9
0 9-2 > 9-9
1 9-5 > 9-9
0 9-3 > 9-9
1 9-6 > 9-9
= moves: draw            # ends 1 2 3 4 5 6
0 draw
! 0 pass
! 0 draw
= moves: 3-3 > 9-3
0 3-3 > 9-3
= open: 3-3
= turn: 1
= moves: draw
1 draw
! 1 draw
= moves: pass
1 pass                   # the boneyard is empty by now: this pass counts
! 0 draw
= moves: pass
0 pass
= turn: none
= round: 23 79           # 16 + 7; 50 for 0-0, 15 and 14
