# Cardinal, Poker: five tiles of one suit in sequence, the sheet's 3-1 3-2 3-3 4-3 5-3, are a five straight, above the best full hand.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 5-5 4-4 6-2 6-1
hand 1: 3-1 3-2 3-3 4-3 5-3
0 check
1 check
= round: -1 1
round 2
hand 0: 3-1 3-2 3-3 4-3 5-3
hand 1: 6-6 5-5 4-4 6-2 6-1
1 check
0 check
= round: 1 -1
= scores: 100 100
