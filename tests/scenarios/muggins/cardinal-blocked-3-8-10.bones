# Cardinal, Muggins: blocked hands of 3, 8 and 10 score 5 + 7 = 12, 2 and 0, on top of what was scored during play (10 for the lone 5-5).
# Round 2, decision of the rules page: equal hands (3, 3, 10) both collect 7.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 5-5 2-1
hand 1: 6-2
hand 2: 4-3 3-0
0 5-5 > lead
= scores: 10 0 0
1 pass
2 pass
0 pass
= round: 22 2 0
= scores: 22 2 0
round 2
hand 0: 2-1
hand 1: 6-4
hand 2: 5-5 3-0
= turn: 2
2 5-5 > lead
0 pass
1 pass
2 pass
= round: 7 0 17
= scores: 29 2 17
