# Adaptation: Matador is for three to eight players, and two can play it too.
game: matador
edition: pressman
set: 9
players: Ann, Ben
round 1
hand 0: 9-9
hand 1: 8-8
= turn: 0
= moves: 9-9 > lead
