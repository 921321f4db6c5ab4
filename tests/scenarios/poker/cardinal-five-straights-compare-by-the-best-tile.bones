# Cardinal, Poker, decision: of two five straights the one with a double wins, for the double is its best tile.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 2-1 3-1 4-1 5-1 6-1
hand 1: 3-2 3-3 4-3 5-3 6-3
0 check
1 check
= round: -1 1
round 2
hand 0: 3-2 3-3 4-3 5-3 6-3
hand 1: 2-1 3-1 4-1 5-1 6-1
1 check
0 check
= round: 1 -1
= scores: 100 100
