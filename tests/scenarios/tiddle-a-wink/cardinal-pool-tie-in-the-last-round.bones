# Cardinal, Tiddle-a-Wink with a pool, decisions of the rules page: a tie in the last round is shared like any other, no round
# follows for the two chips left, and the four level at the top win together. (This file begins at round 6 of 6.)
game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cy, Dee, Eve, Fay
round 6
hand 0: 6-6 5-5
hand 1: 4-0
hand 2: 3-1
hand 3: 2-2
hand 4: 1-1 2-0
hand 5: 5-4
0 6-6 > lead
1 pass
2 pass
3 pass
4 pass
5 pass
0 pass
= scores: -1 0 0 0 0 -1
= over: 1 2 3 4
