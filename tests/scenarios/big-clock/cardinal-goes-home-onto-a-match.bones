# Cardinal, Big Clock: a double at a wrong hour goes to its own as soon as a tile with its number is on top there, by
# itself (decision). Decision: with a double in trouble tops may be moved also while a tile lies turned up.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 3-3 6-5 5-4 1-0 6-2 2-0 4-3 6-1
= moves: turn | 2 > 3 | 3 > 2 | 2 > 5 | 5 > 2 | 4 > 6 | 6 > 4 | 5 > 6 | 6 > 5
0 turn
= moves: 4-3 > 3 | 2 > 3 | 3 > 2 | 2 > 5 | 5 > 2 | 4 > 6 | 6 > 4 | 5 > 6 | 6 > 5
! 0 4-3 > 1              # never onto a double
! 0 waste
! 0 turn
0 4-3 > 3
= hour 3: 3-3
= hour 1: none
= up: none
= scores: 5
= moves: fill
0 fill
= hour 1: 6-1
= over: none             # the boneyard is empty
