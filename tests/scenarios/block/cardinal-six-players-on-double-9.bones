# Cardinal, Block, decision of the rules page: up to six play on double-9. The round is blocked when all six have passed in a row.
game: block
edition: cardinal
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
first: 5
hand 0: 1-0
hand 1: 2-0
hand 2: 3-0
hand 3: 4-0
hand 4: 5-0
hand 5: 9-9 6-0
5 9-9 > lead
0 pass
1 pass
2 pass
3 pass
4 pass
= turn: 5
= over: no
5 pass
= scores: 15 10 6 3 1 0   # 1+2+3+4+5, 1+2+3+4, 1+2+3, 1+2, 1
