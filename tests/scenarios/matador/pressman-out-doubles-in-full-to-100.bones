# Pressman, Matador: going out pays all pips left in the other hands, and there a double counts in full (8-8 is 16). The
# first with 100 wins: 77 and 99 go on, 100 is the end.
game: matador
edition: pressman
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9
hand 1: 8-8 7-7 6-6
hand 2: 5-5 4-4 9-8
0 9-9 > lead
= round: 77 0 0          # 16 + 14 + 12, 10 + 8 + 17
= over: no
round 2
hand 0: 9-9
hand 1: 7-7
hand 2: 8-0
0 9-9 > lead
= scores: 99 0 0
= over: no
round 3
hand 0: 1-1
hand 1: 0-0
hand 2: 1-0
= turn: 0
0 1-1 > lead
= round: 1 0 0
= scores: 100 0 0
= over: 0
! 1 0-0 > 1-1
