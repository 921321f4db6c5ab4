# Pressman, Tiddle-a-Wink: the pass after one's own double is the first of the six that block the round: the leader does
# not have to pass a second time. Scoring of a block: the lowest hand gets the total of the others less its own, once:
# 8 + 10 + 12 + 8 + 7 - 3 = 42, not the sum of the differences (30).
game: tiddle-a-wink
edition: pressman
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 9-9 2-1
hand 1: 5-3
hand 2: 5-5
hand 3: 6-6
hand 4: 4-4
hand 5: 7-0
0 9-9 > lead
0 pass
1 pass
2 pass
3 pass
4 pass
= turn: 5
= scores: 0 0 0 0 0 0
5 pass
= turn: none
= round: 42 0 0 0 0 0
