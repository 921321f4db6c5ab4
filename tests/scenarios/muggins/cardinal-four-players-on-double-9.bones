# Cardinal, Muggins: four may play on double-9; a blocked round scores the differences: hands of 1, 2, 3 and 4.
game: muggins
edition: cardinal
set: 9
players: Ann, Ben, Cy, Dee
round 1
hand 0: 9-9 1-0
hand 1: 2-0
hand 2: 3-0
hand 3: 4-0
0 9-9 > lead
1 pass
2 pass
3 pass
0 pass
= round: 6 3 1 0
