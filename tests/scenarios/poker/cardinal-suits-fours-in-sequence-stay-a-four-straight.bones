# Cardinal, Poker, option straights=suits: five fours in sequence are a four straight, below a full hand.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: straights=suits
round 1
first: 0
hand 0: 4-2 4-3 4-4 5-4 6-4
hand 1: 6-6 5-5 3-3 6-1 2-1
0 check
1 check
= round: -1 1
round 2
hand 0: 6-6 5-5 3-3 6-1 2-1
hand 1: 4-2 4-3 4-4 5-4 6-4
1 check
0 check
= round: 1 -1
= scores: 100 100
