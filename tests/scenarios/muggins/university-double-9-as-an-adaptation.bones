# Adaptation: Muggins is printed for double-6, and a larger set works the same way: the open ends still count by fives.
game: muggins
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-6 8-8
hand 1: 6-4 7-7
0 9-6 > lead               # 15
= scores: 15 0
1 6-4 > 9-6.6              # 9 + 4
= scores: 15 0
