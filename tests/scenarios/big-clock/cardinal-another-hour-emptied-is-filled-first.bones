# Cardinal, Big Clock: an emptied hour whose own double is not at hand takes the next tile before anything else, also
# while a tile lies turned up. Once that double matches a top it is out of trouble and is laid; nothing may be moved
# about then.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-5 6-4 3-3 4-4 5-5 1-0 2-2 2-1 6-1
0 turn
0 1 > 2
= hour 1: none
= hour 2: 6-5
= up: 2-2
= moves: fill
! 0 2-2 > 1              # not its own hour
! 0 turn
0 fill
= hour 1: 2-1
= up: 2-2
= yard: 1
= moves: 2-2 > 1
! 0 1 > 6                # 2-1 and 1-0 match, but there is no trouble
0 2-2 > 1
= hour 1: 2-2
= scores: 3
= moves: turn
