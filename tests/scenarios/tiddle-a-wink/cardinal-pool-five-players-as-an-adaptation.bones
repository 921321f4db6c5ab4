# Adaptation: Tiddle-a-Wink with a pool is for six to nine players, and five can play it too.
game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cy, Dee, Eve
round 1
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
hand 4: 2-2
= turn: 0
= scores: -1 -1 -1 -1 -1
= moves: 6-6 > lead
