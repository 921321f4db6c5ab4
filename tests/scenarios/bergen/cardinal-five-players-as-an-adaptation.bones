# Adaptation: Cardinal calls its rules equally applicable to more; Bergen, printed for two to four, is played by five as well.
game: bergen
edition: cardinal
set: 9
players: Ann, Ben, Cy, Dee, Eve
round 1
hand 0: 9-9
hand 1: 1-1
hand 2: 2-2
hand 3: 3-3
hand 4: 4-4
= turn: 0
= moves: 9-9 > lead
0 9-9 > lead
= round: 3 0 0 0 0
