# Cardinal, Tiddle-a-Wink with a pool: here too a double, the first included, may be followed by one more tile; `stop`
# declines, nothing to add ends the turn by itself, and a double as last tile ends the round.
game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 6-6 6-3 2-0
hand 1: 6-5 1-1
hand 2: 5-5 5-4 6-2
hand 3: 4-4 3-3
hand 4: 3-2
hand 5: 4-1 1-0
! 0 stop
0 6-6 > lead
! 0 2-0 > 6-6
! 0 pass
= moves: 6-3 > 6-6 | stop
0 stop
= turn: 1
! 1 stop
= moves: 6-5 > 6-6
1 6-5 > 6-6
= moves: 5-5 > 6-5 | 5-4 > 6-5
2 5-5 > 6-5
= turn: 2
! 2 6-2 > 6-6
= moves: 5-4 > 5-5 | stop
2 5-4 > 5-5
= moves: 4-4 > 5-4
3 4-4 > 5-4
= turn: 4                # 3-3 does not fit
! 3 stop
4 pass
= moves: 4-1 > 4-4
5 4-1 > 4-4
! 0 6-3 > 6-6
= moves: pass
0 pass
= moves: 1-1 > 4-1
1 1-1 > 4-1
= turn: none
= round: -1 5 -1 -1 -1 -1
