# Cardinal, Bergen: four may play on double-12 as well; the highest double leads, wherever it sits.
game: bergen
edition: cardinal
set: 12
players: Ann, Ben, Cy, Dee
round 1
hand 0: 9-9 1-0
hand 1: 10-10 2-0
hand 2: 12-12 3-0
hand 3: 11-11 4-0
= turn: 2
= moves: 12-12 > lead
2 12-12 > lead
3 pass
0 pass
1 pass
2 pass
= round: 0 0 3 0          # the only hand without a double
