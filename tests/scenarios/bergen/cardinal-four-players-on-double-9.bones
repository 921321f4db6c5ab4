# Cardinal, Bergen: four may play on double-9; all hands hold a double but the leader's, so 6 pips beat less.
game: bergen
edition: cardinal
set: 9
players: Ann, Ben, Cy, Dee
round 1
hand 0: 1-1
hand 1: 9-9 6-0
hand 2: 2-2
hand 3: 0-0
= turn: 1
1 9-9 > lead
2 pass
3 pass
0 pass
1 pass
= round: 0 3 0 0
