# Adaptation: Matador is printed for double-9 and double-12. On double-6 touching ends add up to 7, and 6-1 is a matador.
game: matador
edition: pressman
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 6-6
hand 1: 5-5 6-1
hand 2: 4-4
= turn: 0
= moves: 6-6 > lead
