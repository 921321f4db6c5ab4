# Cardinal, Sebastopol scores a blocked round as Block: everybody gets the differences to each higher hand. 3 against 8,
# 10, 10 is 19; 8 is worth 4; the 10s nothing. Nobody having a six blocks it at 6-6. Round 2, decision of the rules page:
# three equal hands of 4 all collect 5 from the 9.
game: sebastopol
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 6-6 2-1
hand 1: 5-3
hand 2: 5-5
hand 3: 4-4 2-0
0 6-6 > lead
1 pass
2 pass
3 pass
= turn: 0
= moves: pass
= open: 6-6
0 pass
= turn: none
= round: 19 4 0 0
round 2
hand 0: 3-1
hand 1: 5-4
hand 2: 2-2
hand 3: 6-6 4-0
= turn: 3
3 6-6 > lead
0 pass
1 pass
2 pass
3 pass
= round: 5 0 5 5
= scores: 24 4 5 5
