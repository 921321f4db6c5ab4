# Cardinal, Tiddle-a-Wink is a plain line on every set: the opening double takes one tile on either side and no third,
# a double within the line none at all.
game: tiddle-a-wink
edition: cardinal
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 9-5 9-1
hand 1: 9-2 9-3
hand 2: 5-5 5-0 9-8 5-3
0 9-9 > lead
0 9-5 > 9-9
= moves: 9-2 > 9-9 | 9-3 > 9-9
1 9-2 > 9-9
! 2 9-8 > 9-9            # both sides are taken
= moves: 5-5 > 9-5 | 5-0 > 9-5 | 5-3 > 9-5
2 5-5 > 9-5
= moves: 5-0 > 5-5 | 5-3 > 5-5 | stop
2 5-0 > 5-5
! 0 9-1 > 9-9
= moves: pass
0 pass
= moves: pass
1 pass
! 2 5-3 > 5-5
! 2 9-8 > 9-9
= moves: pass
