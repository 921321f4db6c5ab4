# University, Muggins: blocked, the lowest hand gets all that the opponents hold, rounded, not the difference, and nobody else scores.
# Hands of 3, 8 and 10: 18 gives 20. Round 2: lowest hands that tie (3 and 3) score nothing.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 6-6 2-1
hand 1: 5-3
hand 2: 5-5
0 6-6 > lead
= scores: 0 0 0           # 12
1 pass
2 pass
= over: no
0 pass
= round: 20 0 0
round 2
hand 0: 2-1
hand 1: 6-6 3-0
hand 2: 5-5
= turn: 1
1 6-6 > lead
2 pass
0 pass
1 pass
= round: 0 0 0
= scores: 20 0 0
