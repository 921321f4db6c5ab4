# Block in partnerships, an option of ours that follows Cardinal's scoring: the side that goes out gets the other side's tiles, never its own partner's.
# Round 2, blocked: the side with fewer pips gets the difference between the sides, 3 + 5 against 10 + 9.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
options: partners=yes
round 1
first: 0
hand 0: 6-4
hand 1: 5-5
hand 2: 3-3
hand 3: 2-1
0 6-4 > lead
= turn: none
= round: 13 0
= scores: 13 0
round 2
hand 0: 2-1
hand 1: 6-6 5-5
hand 2: 5-0
hand 3: 5-4
= turn: 1
1 6-6 > lead
2 pass
3 pass
0 pass
1 pass
= round: 11 0
= scores: 24 0
= over: no
