# Cardinal, Big Clock: the same clock, the other move: 6-4 now covers the hour of 2-2 and has nowhere to go. Lost by
# itself.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-2 6-5 3-3 4-4 5-5 6-4
0 6 > 2
= hour 2: 6-4
= hour 6: none
= over: none
= scores: 3
