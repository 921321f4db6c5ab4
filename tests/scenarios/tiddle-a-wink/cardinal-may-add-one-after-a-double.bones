# Cardinal, Tiddle-a-Wink: the highest double opens; who plays a double, the opening one included, may add one more tile,
# anywhere on the line, not only at the double. After an ordinary tile the turn is over.
game: tiddle-a-wink
edition: cardinal
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 9-5 9-3 4-3
hand 1: 9-2 5-1
hand 2: 5-5 5-4 2-0 8-8
= turn: 0
! 2 8-8 > lead
! 0 9-5 > lead
! 0 stop
= moves: 9-9 > lead
0 9-9 > lead
= turn: 0
! 0 pass
! 0 draw
! 0 4-3 > 9-9
! 1 9-2 > 9-9            # still the leader's turn
= moves: 9-5 > 9-9 | 9-3 > 9-9 | stop
0 9-5 > 9-9
= turn: 1
! 0 9-3 > 9-9            # one tile more, not two
! 1 stop
! 1 pass
= moves: 9-2 > 9-9 | 5-1 > 9-5
1 9-2 > 9-9
= moves: 5-5 > 9-5 | 5-4 > 9-5 | 2-0 > 9-2
2 5-5 > 9-5
= turn: 2
= moves: 5-4 > 5-5 | 2-0 > 9-2 | stop
2 2-0 > 9-2              # at the far end
= turn: 0
= hand 2: 5-4 8-8
