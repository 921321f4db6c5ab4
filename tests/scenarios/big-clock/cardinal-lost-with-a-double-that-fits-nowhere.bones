# Cardinal, Big Clock: a turned-up double that can be laid nowhere loses, by itself when no top can be moved, whatever
# is still to come.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 1-1 6-5 3-3 4-4 5-5 1-0 2-2 6-2 6-6
= scores: 2
0 turn
= up: 2-2
= over: none
= yard: 2
= scores: 2
= moves: none
= turn: none
! 0 waste
! 0 turn
