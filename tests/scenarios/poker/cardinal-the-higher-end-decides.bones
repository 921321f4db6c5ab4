# Cardinal, Poker, decision: without doubles the higher end of the best tile decides, whatever the sum: 6-1 over 5-4.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 5-4 5-3 5-2 4-3 4-2
hand 1: 6-1 2-1 3-1 3-2 4-1
0 check
1 check
= round: -1 1
round 2
hand 0: 6-1 2-1 3-1 3-2 4-1
hand 1: 5-4 5-3 5-2 4-3 4-2
1 check
0 check
= round: 1 -1
= scores: 100 100
