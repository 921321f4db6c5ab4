# Cardinal, Poker, option straights=suits: a five straight is five tiles of the fives, above a full hand.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: straights=suits
round 1
first: 0
hand 0: 6-6 4-4 3-3 6-2 6-1
hand 1: 5-2 5-3 5-4 5-5 6-5
0 check
1 check
= round: -1 1
round 2
hand 0: 5-2 5-3 5-4 5-5 6-5
hand 1: 6-6 4-4 3-3 6-2 6-1
1 check
0 check
= round: 1 -1
= scores: 100 100
