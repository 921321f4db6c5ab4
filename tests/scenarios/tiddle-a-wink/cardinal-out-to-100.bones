# Cardinal, Tiddle-a-Wink: the opening double as only tile is out at once; out pays all pips of the others; 100 points is
# game, 99 is not.
game: tiddle-a-wink
edition: cardinal
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9
hand 1: 8-8 7-7 9-8
hand 2: 9-7 6-6 5-5 9-5
0 9-9 > lead
= round: 99 0 0          # 47 + 52
= over: no
round 2
hand 0: 1-1
hand 1: 0-0
hand 2: 1-0
= turn: 0
0 1-1 > lead
= scores: 100 0 0
= over: 0
! 2 1-0 > 1-1
