# Pressman, Matador: when blocked, the lowest hand alone scores, the difference to each opponent: 5 against 19 and 12 is
# 14 + 7 = 21. Round 2, decision of the rules page: tied lowest hands score nothing.
game: matador
edition: pressman
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 3-2
hand 1: 9-8 2-0
hand 2: 7-5
0 9-9 > lead
! 1 9-8 > 9-9
= moves: pass
1 pass
2 pass
= turn: 0
! 0 3-2 > 9-9
0 pass
= turn: none
= round: 21 0 0
round 2
hand 0: 4-0
hand 1: 9-9 2-2
hand 2: 7-5
= turn: 1
1 9-9 > lead
2 pass
0 pass
1 pass
= round: 0 0 0
= scores: 21 0 0
= over: no
