# Cardinal, Bergen: lowest hands that tie score nothing. Round 1: 5 and 5 without doubles. Round 2: the same beside a lower hand with a double.
# Round 3: all have doubles, and 3 and 3 are left without them. Round 4: a tie above the lowest hand does not matter.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 6-6 3-2
hand 1: 4-1
hand 2: 5-3
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 2 0 0
round 2
hand 0: 6-6 3-2
hand 1: 4-1
hand 2: 1-1
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 2 0 0
round 3
hand 0: 6-6 5-5 2-1
hand 1: 4-4 3-0
hand 2: 0-0 5-4
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 2 0 0
round 4
hand 0: 6-6 3-2
hand 1: 2-1
hand 2: 4-1
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 2 1 0
= scores: 8 1 0
