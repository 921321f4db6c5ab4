# Cardinal, Tiddle-a-Wink with a pool, decision of the rules page: with seven at the table two tied hands share seven chips,
# three each, and one stays; the next pool of eight goes four and four without a rest, the third is seven again.
game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cy, Dee, Eve, Fay, Gus
round 1
hand 0: 6-6 4-0
hand 1: 3-1
hand 2: 5-0
hand 3: 5-1
hand 4: 5-2
hand 5: 5-3
hand 6: 5-4
0 6-6 > lead
1 pass
2 pass
3 pass
4 pass
5 pass
6 pass
0 pass
= round: 2 2 -1 -1 -1 -1 -1
round 2
hand 0: 5-0
hand 1: 5-1
hand 2: 4-0
hand 3: 6-6 3-1
hand 4: 5-2
hand 5: 5-3
hand 6: 5-4
= scores: 1 1 -2 -2 -2 -2 -2
3 6-6 > lead
4 pass
5 pass
6 pass
0 pass
1 pass
2 pass
3 pass
= round: -1 -1 3 3 -1 -1 -1
= scores: 1 1 2 2 -2 -2 -2
round 3
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
hand 4: 2-2
hand 5: 1-1
hand 6: 0-0
0 6-6 > lead
= scores: 7 0 1 1 -3 -3 -3
= over: no
