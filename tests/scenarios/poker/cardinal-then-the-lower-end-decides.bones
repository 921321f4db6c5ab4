# Cardinal, Poker, decision: with equal higher ends the lower ends decide: 6-2 over 6-1, and nothing after it is looked at.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-1 5-4 5-3 5-2 4-3
hand 1: 6-2 2-1 3-1 3-2 4-1
0 check
1 check
= round: -1 1
round 2
hand 0: 6-2 2-1 3-1 3-2 4-1
hand 1: 6-1 5-4 5-3 5-2 4-3
1 check
0 check
= round: 1 -1
= scores: 100 100
