# Cardinal, Big Clock: won when every hour shows its double. One top moved sends 2-2 home; the emptied hour draws 6-6,
# which goes home onto 6-5, and then 1-1, which stays.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-2 6-5 3-3 4-4 5-5 6-4 6-6 1-1 4-1
= scores: 3
= moves: turn | 2 > 6 | 6 > 2
0 2 > 6
= hour 2: 2-2
= moves: fill
0 fill
= hour 6: 6-6
= hour 1: none
= over: no
0 fill
= hour 1: 1-1
= over: 0
= scores: 0
= yard: 1                # 4-1 is not needed any more
= moves: none
! 0 turn
