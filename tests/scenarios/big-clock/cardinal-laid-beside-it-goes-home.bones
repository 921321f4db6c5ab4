# Cardinal, Big Clock, decision: a double laid on another pile while a match lies at its own hour goes home in the same
# moment.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 1-1 2-2 6-3 4-4 5-5 6-5 6-6 3-1
0 turn
= moves: 6-6 > 3 | 6-6 > 6
0 6-6 > 3
= hour 6: 6-6
= hour 3: 6-3
= scores: 1
= moves: turn
