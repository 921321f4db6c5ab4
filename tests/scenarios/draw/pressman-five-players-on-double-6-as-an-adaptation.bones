# Adaptation: the basic game on double-6 is for two to four players, and five can play it too.
game: draw
edition: pressman
set: 6
players: Ann, Ben, Cy, Dee, Eve
round 1
hand 0: 6-6
hand 1: 1-1
hand 2: 2-2
hand 3: 3-3
hand 4: 4-4
= turn: 0
= moves: 6-6 > lead
