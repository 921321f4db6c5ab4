# Cardinal, Big Clock: the boneyard is empty, hours are unfinished and no double is in trouble: lost by itself.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 1-1 6-5 3-3 4-4 5-5 1-0 3-2
0 turn
= moves: waste
= over: no
0 waste
= over: none
= scores: 2
= moves: none
! 0 turn
