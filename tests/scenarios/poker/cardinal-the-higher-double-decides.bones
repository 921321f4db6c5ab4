# Cardinal, Poker, decision: pairs compare by their higher double: 6-6 with 2-2 over 5-5 with 4-4 and higher tiles beside.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 5-5 4-4 6-5 5-4 6-3
hand 1: 6-6 2-2 2-1 3-1 4-1
0 check
1 check
= round: -1 1
round 2
hand 0: 6-6 2-2 2-1 3-1 4-1
hand 1: 5-5 4-4 6-5 5-4 6-3
1 check
0 check
= round: 1 -1
= scores: 100 100
