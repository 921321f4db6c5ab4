# University, Muggins: who is out gets the opponents' pips rounded to the nearest five; decision of the rules page: added first, rounded once.
# 4 + 3 = 7 gives 5 (each for itself would give 10); 6 + 2 = 8 gives 10 (5); 7 + 6 = 13 gives 15 (10); 13 + 9 = 22 gives 20 (25); 2 gives nothing.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 6-2
hand 1: 3-1
hand 2: 3-0
0 6-2 > lead              # 8 on the table
= scores: 5 0 0
round 2
hand 0: 5-1
hand 1: 6-2
hand 2: 1-1
1 6-2 > lead
= scores: 5 10 0
round 3
hand 0: 4-3
hand 1: 5-1
hand 2: 6-2
2 6-2 > lead
= scores: 5 10 15
round 4
hand 0: 6-2
hand 1: 6-6 1-0
hand 2: 5-4
0 6-2 > lead
= scores: 25 10 15
round 5
hand 0: 2-0
hand 1: 6-2
hand 2: 0-0
1 6-2 > lead
= round: 0 0 0
= scores: 25 10 15
