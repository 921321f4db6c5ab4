# Cardinal, Big Clock: 2-2 is at 1 o'clock with the boneyard empty; the sixes can be piled up, but that brings 2-2 no
# nearer: lost.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-2 5-1 6-3 4-4 5-5 6-4 3-0
0 turn
= moves: 3-0 > 3 | 3 > 6 | 6 > 3
0 3-0 > 3
= over: none
= scores: 4
= moves: none
