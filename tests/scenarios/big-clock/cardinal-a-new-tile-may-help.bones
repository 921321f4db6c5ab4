# Cardinal, Big Clock: the same clock with a tile to come is not lost: an emptied hour is filled with it, and it may
# match.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 1-1 5-1 6-3 4-4 5-5 6-4 2-2 3-2
0 turn
= over: no
= moves: 3 > 6 | 6 > 3
0 3 > 6
= hour 3: none
= moves: fill
0 fill
= hour 3: 3-2
= moves: 2-2 > 3
0 2-2 > 3
= over: none             # 2-2 is at 3 o'clock and cannot get away
= scores: 3
