# UDuble, Mexican Train: a string that ends on a double owes a cover: one draw, then a marker, and the double stays open.
# Who is bound by it, covering it or not, has the first turn on the next turn that is free: a string, on the own train only.
game: mexican-train
edition: uduble
set: 12
players: Ann, Ben, Cy
round 1
hub: 12-12
first: 0
hand 0: 12-5 5-5 9-8
hand 1: 12-3 4-3 12-0 10-1
hand 2: 5-2 12-11 11-6 7-7
yard: 7-4 8-8 6-1
0 12-5 > 0
= moves: 5-5 > 0 | stop
0 5-5 > 0
! 0 stop
= moves: draw
0 draw
= moves: pass
0 pass
= markers: 0
= open: 0
! 1 12-3 > 1
= moves: draw
1 draw
= moves: pass
1 pass
= markers: 0 1     # also before the start
= open: 0
! 2 12-11 > 2
= moves: 5-2 > 0
2 5-2 > 0
= open: none
= turn: 0
0 draw
= moves: pass
0 pass
= markers: 0 1
! 1 12-3 > M
= moves: 12-3 > 1 | 12-0 > 1
1 12-3 > 1
= markers: 0
= moves: 4-3 > 1 | stop
1 4-3 > 1
= turn: 2
! 2 12-11 > M
= moves: 12-11 > 2
2 12-11 > 2
= moves: 11-6 > 2 | stop
2 stop
= turn: 0
