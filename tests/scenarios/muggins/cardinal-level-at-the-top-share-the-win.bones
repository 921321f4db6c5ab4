# Cardinal, Muggins, decision of the rules page: two who reach the target level in a blocked round share the win.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben, Cy
options: target=7
round 1
hand 0: 2-1
hand 1: 6-6 3-0
hand 2: 5-5
1 6-6 > lead
2 pass
0 pass
= over: no
1 pass
= scores: 7 7 0
= over: 0 1
