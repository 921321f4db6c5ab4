# Cardinal, Tiddle-a-Wink: when the tile added after a double is a double too, one more may follow it. An ordinary tile
# ends the turn.
game: tiddle-a-wink
edition: cardinal
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 9-5 4-0
hand 1: 9-2 1-0
hand 2: 5-5 2-2 5-4 2-1 8-8
0 9-9 > lead
0 9-5 > 9-9
1 9-2 > 9-9
2 5-5 > 9-5
= moves: 2-2 > 9-2 | 5-4 > 5-5 | 2-1 > 9-2 | stop
2 2-2 > 9-2
= turn: 2
! 2 8-8 > 2-2
! 2 pass
= moves: 5-4 > 5-5 | 2-1 > 2-2 | stop
2 5-4 > 5-5
= turn: 0
! 2 2-1 > 2-2
= hand 2: 8-8 2-1
= moves: 4-0 > 5-4
