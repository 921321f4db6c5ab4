# Cardinal, Big Clock: the sheet's double in trouble, 7-7 at 4 o'clock: now the top of any pile may go onto a matching
# one. When that empties 7 o'clock, 7-7 goes there by itself, and its old place takes a new tile.
game: big-clock
edition: cardinal
set: 12
players: Ann
round 1
yard: 11-9 10-3 6-1 8-5 7-7 4-2 9-8 11-5 12-3 2-0 6-4 9-1 12-10 5-5
= hour 4: 7-7
= moves: turn | 12 > 6 | 12 > 7 | 12 > 11 | 1 > 8 | 2 > 10 | 2 > 11 | 3 > 6 | 3 > 7 | 5 > 9 | 5 > 10 | 6 > 12 | 6 > 3 | 6 > 11 | 7 > 12 | 7 > 3 | 8 > 1 | 9 > 5 | 10 > 2 | 10 > 5 | 11 > 12 | 11 > 2 | 11 > 6
! 0 7 > 4                # no match
! 0 4 > 7
! 0 12 > 1
! 0 fill
0 7 > 3                  # 11-5 onto 8-5
= hour 3: 11-5
= hour 7: 7-7
= hour 4: none
= scores: 11
= moves: fill
! 0 turn
! 0 3 > 12
0 fill
= hour 4: 12-10
= yard: 1
= moves: turn            # no trouble any more
! 0 3 > 12
