# Cardinal, Tiddle-a-Wink with a pool, decisions of the rules page: seven players play seven rounds; those level at the top
# after the last one share the win. (This file begins at round 6.)
game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cy, Dee, Eve, Fay, Gus
round 6
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
hand 4: 2-2
hand 5: 1-1
hand 6: 0-0
0 6-6 > lead
= scores: 6 -1 -1 -1 -1 -1 -1
= over: no
round 7
hand 0: 5-5
hand 1: 4-4
hand 2: 6-6
hand 3: 3-3
hand 4: 2-2
hand 5: 1-1
hand 6: 0-0
2 6-6 > lead
= scores: 5 -2 5 -2 -2 -2 -2
= over: 0 2
