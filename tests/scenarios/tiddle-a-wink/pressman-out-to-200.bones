# Pressman, Tiddle-a-Wink: out, also with a double as last tile and no further turn then, pays the pips of all the others;
# 200 points win, not 100. Round 1 makes 191, round 2 nine more.
game: tiddle-a-wink
edition: pressman
set: 12
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 12-12
hand 1: 11-11 10-10
hand 2: 9-9 8-8 12-11
hand 3: 12-10 12-9 12-8
hand 4: 11-10
hand 5: 8-0
0 12-12 > lead
= turn: none
= round: 191 0 0 0 0 0   # 42 + 57 + 63 + 21 + 8
= over: no
round 2
hand 0: 1-1
hand 1: 0-0
hand 2: 1-0
hand 3: 2-0
hand 4: 2-1
hand 5: 3-0
= turn: 0
0 1-1 > lead
= round: 9 0 0 0 0 0
= scores: 200 0 0 0 0 0
= over: 0
! 1 0-0 > 1-1
