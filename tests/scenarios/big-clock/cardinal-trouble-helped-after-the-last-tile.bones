# Cardinal, Big Clock: an empty boneyard is not the end while a double in trouble can be helped; an hour then stays empty.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-2 6-5 3-3 4-4 5-5 6-4
= yard: 0
= over: no
= moves: 2 > 6 | 6 > 2
! 0 turn
0 2 > 6
= hour 2: 2-2
= hour 1: none
= hour 6: 6-5
= over: none             # 1 and 6 are unfinished
= scores: 2
! 0 fill
