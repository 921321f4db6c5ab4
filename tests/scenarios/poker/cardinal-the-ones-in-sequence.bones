# Cardinal, Poker: the ones that are left, 2-1 to 6-1, follow each other: a five straight, above a full hand.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 5-5 4-4 6-3 6-2
hand 1: 2-1 3-1 4-1 5-1 6-1
0 check
1 check
= round: -1 1
round 2
hand 0: 2-1 3-1 4-1 5-1 6-1
hand 1: 6-6 5-5 4-4 6-3 6-2
1 check
0 check
= round: 1 -1
= scores: 100 100
