# Cardinal, Big Clock: 6-3 and 6-4 could be piled on each other, but neither helps 2-2: 5-1 stays on its hour, and with
# the boneyard empty nothing new can come. Lost by itself.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 1-1 5-1 6-3 4-4 5-5 6-4 2-2
= over: no
0 turn
= over: none
= scores: 3
= moves: none
