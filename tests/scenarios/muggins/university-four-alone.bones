# University, Muggins: four may also play each for himself, and do unless partners are asked for: four scores, and the out player collects from all three.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy, Dee
round 1
first: 3
hand 0: 6-6
hand 1: 4-3
hand 2: 2-2
hand 3: 6-2
3 6-2 > lead
= scores: 0 0 0 25        # 12 + 7 + 4 = 23
