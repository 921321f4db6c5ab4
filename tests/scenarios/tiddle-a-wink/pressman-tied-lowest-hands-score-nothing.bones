# Pressman, Tiddle-a-Wink, decision of the rules page for every winner who collects: tied lowest hands of a blocked round
# (here 4 and 4) get nothing. Round 2 belongs to its own highest double and to the lowest hand, wherever that sits:
# 6 + 8 + 10 + 12 + 14 less 2 is 48.
game: tiddle-a-wink
edition: pressman
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 9-9 4-0
hand 1: 3-1
hand 2: 5-5
hand 3: 6-6
hand 4: 4-4
hand 5: 7-0
0 9-9 > lead
0 pass
1 pass
2 pass
3 pass
4 pass
5 pass
= round: 0 0 0 0 0 0
round 2
hand 0: 3-3
hand 1: 4-4
hand 2: 5-5
hand 3: 9-9 6-6
hand 4: 7-7
hand 5: 1-1
= turn: 3
3 9-9 > lead
3 pass
4 pass
5 pass
0 pass
1 pass
2 pass
= round: 0 0 0 0 0 48
= scores: 0 0 0 0 0 48
= over: no
