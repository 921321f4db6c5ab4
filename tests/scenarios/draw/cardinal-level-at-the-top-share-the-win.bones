# Cardinal, Draw, decision of the rules page: two who reach the target level share the win.
game: draw
edition: cardinal
set: 6
players: Ann, Ben, Cy
options: target=8
round 1
first: 0
hand 0: 6-6 2-1
hand 1: 5-4
hand 2: 3-0
yard: 1-1
0 6-6 > lead
1 draw
1 pass
2 pass
0 pass
= scores: 8 0 8           # hands of 3, 11 and 3
= over: 0 2
