# Cardinal, Poker: four tiles in sequence are a hand only among the fours; four threes in sequence lose to a pair.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-3 5-3 4-3 3-3 6-5
hand 1: 4-4 2-2 4-1 5-1 2-1
0 check
1 check
= round: -1 1
round 2
hand 0: 4-4 2-2 4-1 5-1 2-1
hand 1: 6-3 5-3 4-3 3-3 6-5
1 check
0 check
= round: 1 -1
= scores: 100 100
