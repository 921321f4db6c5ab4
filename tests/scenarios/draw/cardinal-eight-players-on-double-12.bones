# Cardinal, Draw, decision of the rules page: up to eight play on double-12.
game: draw
edition: cardinal
set: 12
players: Ann, Ben, Cy, Dee, Eve, Fay, Gus, Hal
round 1
first: 6
hand 0: 12-1 11-1
hand 1: 1-1
hand 2: 2-2
hand 3: 3-3
hand 4: 4-4
hand 5: 5-5
hand 6: 12-7 6-6
hand 7: 12-11
yard: 8-8
= turn: 6
6 12-7 > lead
= moves: 12-11 > 12-7.12
7 12-11 > 12-7.12
= turn: none
= scores: 0 0 0 0 0 0 0 67     # 25 + 2 + 4 + 6 + 8 + 10 + 12
