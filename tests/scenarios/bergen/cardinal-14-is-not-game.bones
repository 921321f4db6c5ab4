# Cardinal, Bergen: 14 points are not enough; the point for being out makes 15 and ends the match. Four may play.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 6-6 6-5 5-4 6-4
hand 1: 3-3
hand 2: 2-2
hand 3: 1-1
0 6-6 > lead
1 pass
2 pass
3 pass
0 6-5 > 6-6
1 pass
2 pass
3 pass
0 5-4 > 6-5
1 pass
2 pass
3 pass
0 6-4 > 5-4
= scores: 6 0 0 0
round 2
hand 0: 6-6
hand 1: 3-3
hand 2: 2-2
hand 3: 1-1
0 6-6 > lead
= scores: 9 0 0 0
round 3
hand 0: 6-6
hand 1: 3-3
hand 2: 2-2
hand 3: 1-1
0 6-6 > lead
= scores: 12 0 0 0
round 4
hand 0: 6-6 6-1
hand 1: 3-3
hand 2: 2-2
hand 3: 5-5
0 6-6 > lead
= scores: 14 0 0 0
= over: no
1 pass
2 pass
3 pass
0 6-1 > 6-6
= scores: 15 0 0 0
= over: 0
