# Pressman, the basic game: double-12 is for two to seven. The round is blocked when all seven pass in a row.
game: draw
edition: pressman
set: 12
players: Ann, Ben, Cy, Dee, Eve, Fay, Gus
round 1
hand 0: 1-0
hand 1: 2-0
hand 2: 3-0
hand 3: 12-12 11-11
hand 4: 4-0
hand 5: 5-0
hand 6: 6-0
= turn: 3
3 12-12 > lead
4 pass
5 pass
6 pass
0 pass
1 pass
2 pass
= turn: 3
3 pass
= scores: 36 0 0 0 0 0 0    # 1 + 2 + 21 + 3 + 4 + 5
