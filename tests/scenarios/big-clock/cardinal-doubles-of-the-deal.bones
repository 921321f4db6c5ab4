# Cardinal, Big Clock: a double dealt to its own hour is finished; one dealt elsewhere goes home at once if a match lies
# there (decision), and the hour it left is filled.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-6 5-1 3-2 4-4 2-1 6-3 5-0 4-2
= hour 6: 6-6
= hour 1: none
= hour 4: 4-4
= scores: 4
= moves: fill
! 0 turn
0 fill
= hour 1: 5-0
= moves: turn
