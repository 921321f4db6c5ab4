# Cardinal, Tiddle-a-Wink: the target is an option, and, decision of the rules page, two who reach it level share the win.
game: tiddle-a-wink
edition: cardinal
set: 6
players: Ann, Ben, Cy
options: target=5
round 1
hand 0: 3-1
hand 1: 5-4
hand 2: 6-6 4-0
2 6-6 > lead
0 pass
1 pass
= over: no
2 pass
= scores: 5 0 5
= over: 0 2
