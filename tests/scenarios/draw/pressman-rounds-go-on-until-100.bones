# Pressman, the basic game: no number of rounds ends the match, only 100 points; four may play on double-6, each round opened by the highest double.
game: draw
edition: pressman
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 1-1 2-1
hand 1: 3-0
hand 2: 5-4
hand 3: 6-6 4-3
= turn: 3
3 6-6 > lead
0 pass
1 pass
2 pass
3 pass
= round: 0 12 0 0         # 3 against 5, 9 and 7: 2 + 6 + 4
round 2
hand 0: 2-2
hand 1: 1-0
hand 2: 1-1
hand 3: 0-0
= turn: 0
0 2-2 > lead
= round: 3 0 0 0
round 3
hand 0: 2-0
hand 1: 1-0
hand 2: 1-1
hand 3: 0-0
= turn: 2
2 1-1 > lead
= round: 0 0 3 0
round 4
hand 0: 2-0
hand 1: 1-0
hand 2: 3-0
hand 3: 0-0
= turn: 3
3 0-0 > lead
= round: 0 0 0 6
round 5
hand 0: 2-0
hand 1: 1-0
hand 2: 3-0
hand 3: 0-0
= turn: 3
3 0-0 > lead
= scores: 3 12 3 12
= over: no                # level at the top, and far from 100
