# Cardinal, Block, decision of the rules page: who is level at the top when the target is reached shares the win.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy
options: target=7
round 1
first: 0
hand 0: 6-6 2-1
hand 1: 3-0
hand 2: 5-5
0 6-6 > lead
1 pass
2 pass
= over: no
0 pass
= scores: 7 7 0
= over: 0 1
