# Cardinal, Tiddle-a-Wink with a pool, decision of the rules page: odd chips stay as long as they stay odd. Pool of six among
# four: two are left; pool of eight among three: two are left again; the third pool of eight goes to one player.
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
= scores: -1 0 0 0 0 -1
round 2
hand 0: 6-6 4-0
hand 1: 3-1
hand 2: 2-2
hand 3: 5-5
hand 4: 5-4
hand 5: 5-3
0 6-6 > lead
1 pass
2 pass
3 pass
4 pass
5 pass
0 pass
= round: 1 1 1 -1 -1 -1
= scores: 0 1 1 -1 -1 -2
round 3
hand 0: 5-5
hand 1: 4-4
hand 2: 3-3
hand 3: 6-6
hand 4: 2-2
hand 5: 1-1
= scores: -1 0 0 -2 -2 -3
3 6-6 > lead
= round: -1 -1 -1 7 -1 -1
= scores: -1 0 0 6 -2 -3
