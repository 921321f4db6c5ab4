# Cardinal, Tiddle-a-Wink goes with the 91 tiles of double-12 too: 12-12 opens, nothing branches, the same extra tile
# after a double.
game: tiddle-a-wink
edition: cardinal
set: 12
players: Ann, Ben, Cy
round 1
hand 0: 11-11 12-4
hand 1: 12-12 12-10 10-10 5-4
hand 2: 10-3 7-7
= turn: 1
= moves: 12-12 > lead
1 12-12 > lead
= moves: 12-10 > 12-12 | stop
1 12-10 > 12-12
= moves: 10-3 > 12-10
2 10-3 > 12-10
= moves: 12-4 > 12-12
0 12-4 > 12-12
! 1 10-10 > 12-10        # covered
= moves: 5-4 > 12-4
1 5-4 > 12-4
= moves: pass
