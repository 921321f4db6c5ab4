# Pressman, the basic game, its example: hands of 5, 19 and 12 when nothing can be played. The lowest hand subtracts its 5 from each of the others:
# 14 + 7 = 21. Only the winner of the round scores. Every round starts with the highest double, whoever has it.
# Round 2, decision of the rules page: lowest hands that tie (5 and 5) score nothing.
game: draw
edition: pressman
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 6-6 3-2
hand 1: 5-5 5-4
hand 2: 4-3 5-0
= turn: 0
0 6-6 > lead
= moves: pass
1 pass
2 pass
0 pass
= round: 21 0 0
= scores: 21 0 0
round 2
hand 0: 4-1
hand 1: 6-6 3-2
hand 2: 5-5 2-0
= turn: 1
1 6-6 > lead
2 pass
0 pass
1 pass
= round: 0 0 0
= scores: 21 0 0
