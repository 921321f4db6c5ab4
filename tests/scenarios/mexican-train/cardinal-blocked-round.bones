# Cardinal, Mexican Train: nobody can play and nothing is left to draw: the round ends, and everybody counts the own pips.
game: mexican-train
edition: cardinal
set: 12
players: Ann, Ben, Cy
options: rounds=1
round 1
first: 0
hand 0: 12-12 5-4
hand 1: 8-8 3-2
hand 2: 12-6 4-1
= moves: pass
0 pass
= markers: none
1 pass
2 12-6 > 2         # a play: the count begins again
0 pass
1 pass
= over: no
2 pass
= round: 9 21 5
= scores: 9 21 5
= over: 2
