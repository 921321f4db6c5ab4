# Cardinal, Block: the differences go on from hand to hand, also with four players: hands of 1, 4, 4 and 9
# give 3 + 3 + 8 = 14, then 5 and 5, then 0.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
first: 3
hand 0: 3-1
hand 1: 5-4
hand 2: 4-0
hand 3: 6-6 1-0
3 6-6 > lead
0 pass
1 pass
2 pass
= over: no
= turn: 3
3 pass
= round: 5 0 5 14
= scores: 5 0 5 14
