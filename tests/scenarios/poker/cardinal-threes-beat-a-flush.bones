# Cardinal, Poker: three doubles are threes, above a flush, unlike with cards.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-1 6-3 6-4 6-5 6-6
hand 1: 4-4 3-3 2-2 5-1 4-3
0 check
1 check
= round: -1 1
round 2
hand 0: 4-4 3-3 2-2 5-1 4-3
hand 1: 6-1 6-3 6-4 6-5 6-6
1 check
0 check
= round: 1 -1
= scores: 100 100
