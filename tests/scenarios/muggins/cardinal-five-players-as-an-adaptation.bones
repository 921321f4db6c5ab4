# Adaptation: Muggins is for two to four players, and five can play it too.
game: muggins
edition: cardinal
set: 12
players: Ann, Ben, Cy, Dee, Eve
round 1
hand 0: 12-12
hand 1: 1-1
hand 2: 2-2
hand 3: 3-3
hand 4: 4-4
= turn: 0
= moves: 12-12 > lead
