# Cardinal, Poker: two doubles are a pair, the lowest hand with a name; the lowest pair beats the best hand without one.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 6-5 6-4 5-4 5-3
hand 1: 3-3 2-2 4-1 3-1 2-1
0 check
1 check
= round: -1 1
round 2
hand 0: 3-3 2-2 4-1 3-1 2-1
hand 1: 6-6 6-5 6-4 5-4 5-3
1 check
0 check
= round: 1 -1
= scores: 100 100
