# Cardinal, Block, decision of the rules page: equal hands differ by nothing, and each of them collects from the higher ones.
# Round 1: 3, 3, 10 gives 7, 7, 0. Round 2: 8, 3, 8 gives 0, 5 + 5, 0. Round 3: three hands of 3 give nothing at all.
# Round 4: 1, 9, 9 gives 8 + 8, 0, 0.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 6-6 2-1
hand 1: 3-0
hand 2: 5-5
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 7 7 0
= scores: 7 7 0
round 2
hand 0: 5-3
hand 1: 6-6 2-1
hand 2: 4-4
= turn: 1
1 6-6 > lead
2 pass
0 pass
1 pass
= round: 0 10 0
= scores: 7 17 0
round 3
hand 0: 2-1
hand 1: 3-0
hand 2: 6-6 1-1 1-0
= turn: 2
2 6-6 > lead
0 pass
1 pass
2 pass
= round: 0 0 0
= scores: 7 17 0
round 4
hand 0: 6-6 1-0
hand 1: 5-4
hand 2: 4-3 1-1
= turn: 0
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 16 0 0           # 8 + 8; the two hands of 9 differ by nothing
= scores: 23 17 0
