# Cardinal, Big Clock, rules page: giving up is always possible and never listed; the score is the hours unfinished.
game: big-clock
edition: cardinal
set: 12
players: Ann
round 1
yard: 12-12 1-1 6-1 8-5 12-0 4-2 9-8 11-5 12-3 2-0 6-4 9-1 10-6 10-10
= hour 12: 12-12
= hour 1: 1-1
= scores: 10
0 turn
= moves: 10-6 > 2 | 10-6 > 10
0 concede
= over: none
= scores: 10
= moves: none
! 0 10-6 > 2
