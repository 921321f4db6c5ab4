# Cardinal, Tiddle-a-Wink with a pool, decision of the rules page: the match has as many rounds as players. With six the
# fifth round does not end it, the sixth does; the highest balance wins. (This file begins at round 5.)
game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cy, Dee, Eve, Fay
round 5
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
hand 4: 2-2
hand 5: 1-1
0 6-6 > lead
= scores: 5 -1 -1 -1 -1 -1
= over: no
round 6
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
hand 4: 2-2
hand 5: 1-1
= over: no
0 6-6 > lead
= scores: 10 -2 -2 -2 -2 -2
= over: 0
= turn: none
