# Cardinal, Tiddle-a-Wink with a pool, decision of the rules page: tied lowest hands share the pool, odd chips wait for the
# next round. Four hands of 4 share six chips: one each, two stay. The next pool is therefore eight.
game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
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
= round: -1 0 0 0 0 -1
= scores: -1 0 0 0 0 -1
round 2
hand 0: 5-5
hand 1: 4-4
hand 2: 3-3
hand 3: 2-2
hand 4: 1-1
hand 5: 6-6
= scores: -2 -1 -1 -1 -1 -2
5 6-6 > lead
= round: -1 -1 -1 -1 -1 7
= scores: -2 -1 -1 -1 -1 6
round 3
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
hand 4: 2-2
hand 5: 1-1
0 6-6 > lead
= round: 5 -1 -1 -1 -1 -1
= scores: 3 -2 -2 -2 -2 5
