# Cardinal, Poker, decision: inside a class the best tiles are compared first, and any double is above any other tile: 2-2 over 6-5.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 6-4 6-3 5-4 5-3
hand 1: 2-2 2-1 3-1 4-1 5-2
0 check
1 check
= round: -1 1
round 2
hand 0: 2-2 2-1 3-1 4-1 5-2
hand 1: 6-5 6-4 6-3 5-4 5-3
1 check
0 check
= round: 1 -1
= scores: 100 100
