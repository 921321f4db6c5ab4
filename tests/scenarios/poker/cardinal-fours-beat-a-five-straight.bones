# Cardinal, Poker: four doubles are fours, above a five straight.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 5-5 5-4 5-3 5-2
hand 1: 6-6 4-4 3-3 2-2 2-1
0 check
1 check
= round: -1 1
round 2
hand 0: 6-6 4-4 3-3 2-2 2-1
hand 1: 6-5 5-5 5-4 5-3 5-2
1 check
0 check
= round: 1 -1
= scores: 100 100
