# Cardinal, Tiddle-a-Wink with a pool, decision of the rules page: everybody pays one chip before each deal, so the
# balances begin at 0 and go to minus 1; who goes out takes the six chips, and the next round costs one again.
game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
hand 4: 2-2
hand 5: 1-1
= scores: -1 -1 -1 -1 -1 -1
0 6-6 > lead
= round: 5 -1 -1 -1 -1 -1
= scores: 5 -1 -1 -1 -1 -1
= over: no
round 2
hand 0: 5-5
hand 1: 4-4
hand 2: 3-3
hand 3: 6-6
hand 4: 2-2
hand 5: 1-1
= turn: 3
= scores: 4 -2 -2 -2 -2 -2
3 6-6 > lead
= round: -1 -1 -1 5 -1 -1
= scores: 4 -2 -2 4 -2 -2
