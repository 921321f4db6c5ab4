# Cardinal, Big Clock: the tile that fills an hour may be a double: one that matches at its own hour goes there at once
# and the hour is filled again; the hour's own double locks it.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 3-3 6-2 5-4 1-0 6-5 6-6 2-2 1-1 3-1
= moves: turn | 2 > 5 | 5 > 2 | 3 > 5 | 5 > 3
0 3 > 5                  # 5-4 onto 6-5: 3-3 goes home
= hour 3: 3-3
= hour 5: 5-4
= moves: fill
0 fill                   # 2-2: on to 6-2
= hour 2: 2-2
= hour 1: none
= moves: fill
0 fill
= hour 1: 1-1
= scores: 2
= yard: 1
= moves: turn
