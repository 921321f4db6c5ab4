# Adaptation: Block on double-6 is for two to four, and five can play it too; the turn goes round all of them.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee, Eve
round 1
first: 0
hand 0: 1-0
hand 1: 1-1
hand 2: 2-2
hand 3: 3-3
hand 4: 4-4
0 1-0 > lead
