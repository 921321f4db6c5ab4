# Adaptation: the basic game on double-9 is for two to six players, and seven can play it too.
game: draw
edition: pressman
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay, Gus
round 1
hand 0: 6-6
hand 1: 1-1
hand 2: 2-2
hand 3: 3-3
hand 4: 4-4
hand 5: 5-5
hand 6: 7-7
= turn: 6
= moves: 7-7 > lead
