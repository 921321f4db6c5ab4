# Adaptation: Block on double-9 is for two to six, and seven can play it too.
game: block
edition: cardinal
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay, Gus
round 1
first: 0
hand 0: 1-0
hand 1: 1-1
hand 2: 2-2
hand 3: 3-3
hand 4: 4-4
hand 5: 5-5
hand 6: 6-6
= turn: 0
= moves: 1-0 > lead
