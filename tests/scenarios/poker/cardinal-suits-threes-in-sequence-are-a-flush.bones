# Cardinal, Poker, option straights=suits: five threes in sequence are a flush and no more; threes beat them.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: straights=suits
round 1
first: 0
hand 0: 3-1 3-2 3-3 4-3 5-3
hand 1: 5-5 4-4 2-2 4-1 6-5
0 check
1 check
= round: -1 1
round 2
hand 0: 5-5 4-4 2-2 4-1 6-5
hand 1: 3-1 3-2 3-3 4-3 5-3
1 check
0 check
= round: 1 -1
= scores: 100 100
