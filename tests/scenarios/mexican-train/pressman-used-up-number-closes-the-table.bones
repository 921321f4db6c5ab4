# Pressman, Mexican Train: a double whose number is used up is no exception here: nobody can cover it, nothing else may be played, and the round is blocked.
# The lowest hand wins.
game: mexican-train
edition: pressman
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 6-5 5-4 4-0 5-0 6-3 5-5 1-0
hand 1: 6-1 5-1 5-2 3-2 5-3 3-3
0 6-5 > 0
1 6-1 > 1
0 5-4 > 0
1 5-1 > 1
0 4-0 > 0
1 5-2 > 1
0 5-0 > 0
1 3-2 > 1
0 6-3 > M
1 5-3 > 1
0 5-5 > 0
= turn: 0
= moves: pass
0 pass
= open: 0
= markers: 0
! 1 3-3 > M
= moves: pass
1 pass
= round: 1 6
= over: 0
= turn: none
