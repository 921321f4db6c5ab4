# Cardinal, Block, decision of the rules page: up to eight play on double-12.
game: block
edition: cardinal
set: 12
players: Ann, Ben, Cy, Dee, Eve, Fay, Gus, Hal
round 1
first: 7
hand 0: 12-3
hand 1: 1-1
hand 2: 2-2
hand 3: 3-3
hand 4: 4-4
hand 5: 5-5
hand 6: 6-6
hand 7: 12-7
= turn: 7
7 12-7 > lead
= turn: none
= scores: 0 0 0 0 0 0 0 57     # 15 + 2 + 4 + 6 + 8 + 10 + 12
