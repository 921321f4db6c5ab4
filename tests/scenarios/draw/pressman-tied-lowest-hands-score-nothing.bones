# Pressman, the basic game, decision of the rules page: when the lowest hands tie nobody collects, also with a third hand above them.
# An equal pair above the lowest hand changes nothing: 2 against 9 and 9 is 7 + 7.
game: draw
edition: pressman
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 6-6 1-1
hand 1: 2-0
hand 2: 5-5
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 0 0 0
round 2
hand 0: 6-6 1-1
hand 1: 5-4
hand 2: 4-4 1-0
= turn: 0
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 14 0 0
= scores: 14 0 0
