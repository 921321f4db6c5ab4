# Cardinal, Big Clock: a tile that matches no top goes to the waste heap and is gone; one that matches has to be laid.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-5 6-4 5-4 6-0 5-0 4-0 2-1 3-2 3-0
0 turn
= up: 2-1
= moves: waste
! 0 2-1 > 1
! 0 turn
0 waste
= up: none
= yard: 2
= moves: turn
0 turn
= moves: waste           # the 2-1 in the heap does not count
0 waste
0 turn
= moves: 3-0 > 4 | 3-0 > 5 | 3-0 > 6
! 0 waste
0 3-0 > 5
= hour 5: 3-0
= over: none             # nothing to turn up, and no double anywhere
= scores: 6
