# Cardinal, Big Clock, decision: 3-3 is at 1 o'clock, 4-3 lies turned up; moving 5-4 away sends 3-3 home, the emptied
# hour is filled, and only then the turned-up tile goes on, or to waste if nothing matches it any more.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 3-3 6-5 5-4 1-0 6-2 2-0 4-3 6-1 5-1
0 turn
0 3 > 2                  # 5-4 onto 6-5
= hour 3: 3-3
= hour 2: 5-4
= hour 1: none
= up: 4-3
= moves: fill
! 0 4-3 > 2
0 fill
= hour 1: 6-1
= up: 4-3
= moves: 4-3 > 2
0 4-3 > 2
= moves: turn
