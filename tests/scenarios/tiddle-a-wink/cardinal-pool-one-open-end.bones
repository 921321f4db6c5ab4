# Cardinal, the other Tiddle-a-Wink (with a pool): tiles are added to one side of the starting double only, so there is a
# single open end throughout. Going out takes the whole pool: five chips won from five.
game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 6-6 6-5 4-4
hand 1: 6-4 5-1
hand 2: 5-2 1-0
hand 3: 5-5 1-1
hand 4: 3-0
hand 5: 3-2
= turn: 0
! 3 5-5 > lead
= moves: 6-6 > lead
0 6-6 > lead
= moves: 6-5 > 6-6 | stop
0 6-5 > 6-6
! 1 6-4 > 6-6            # the other side stays closed
= moves: 5-1 > 6-5
1 5-1 > 6-5
! 2 5-2 > 6-5
= moves: 1-0 > 5-1
2 1-0 > 5-1
= moves: pass
3 pass
= moves: 3-0 > 1-0
4 3-0 > 1-0
= turn: none
= round: -1 -1 -1 -1 5 -1
= scores: -1 -1 -1 -1 5 -1
