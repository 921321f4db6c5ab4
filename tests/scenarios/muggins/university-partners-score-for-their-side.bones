# University, Muggins, partners: points made during play go to the side; when a partner is out the tiles of the other partner count for nobody.
# Round 2: sides that tie when blocked score nothing. The lead goes round all four seats.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy, Dee
options: partners=yes
round 1
first: 2
hand 0: 6-1 6-6
hand 1: 4-2 1-0
hand 2: 6-4 2-2
hand 3: 5-5 3-3
2 6-4 > lead
= scores: 10 0
= turn: 3
= moves: pass
3 pass
0 6-1 > 6-4.6             # 1 + 4: five more for the same side
= scores: 15 0
1 4-2 > 6-4               # 1 + 2
= scores: 15 0
2 2-2 > 4-2               # 1 + 4 = 5, and out: 1 + 10 + 6 = 17 gives 15
= round: 35 0
= scores: 35 0
round 2
hand 0: 2-1
hand 1: 4-1
hand 2: 5-0
hand 3: 6-6 3-0
= turn: 3
3 6-6 > lead
0 pass
1 pass
2 pass
3 pass
= round: 0 0              # 3 + 5 against 5 + 3
= scores: 35 0
