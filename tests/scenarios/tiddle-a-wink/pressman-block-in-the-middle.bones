# Pressman, Tiddle-a-Wink: passes before a double do not count, the pass right after it does: seat 5 plays 5-5, cannot go on,
# and five more passes end the round. 3 + 4 + 5 + 7 + 15 less 1 is 33.
game: tiddle-a-wink
edition: pressman
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 9-9 9-5 1-0
hand 1: 2-1
hand 2: 3-1
hand 3: 4-1
hand 4: 6-1
hand 5: 5-5 8-7
0 9-9 > lead
0 9-5 > 9-9
1 pass
2 pass
3 pass
4 pass
= moves: 5-5 > 9-5
5 5-5 > 9-5
= turn: 5
= moves: pass
5 pass
0 pass
1 pass
2 pass
3 pass
= turn: 4
4 pass
= turn: none
= round: 33 0 0 0 0 0
