# Cardinal, Poker, option straights=suits: a four straight is five tiles of the fours, here with a gap, and beats threes.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: straights=suits
round 1
first: 0
hand 0: 6-6 5-5 3-3 5-1 3-2
hand 1: 4-1 4-2 4-4 5-4 6-4
0 check
1 check
= round: -1 1
round 2
hand 0: 4-1 4-2 4-4 5-4 6-4
hand 1: 6-6 5-5 3-3 5-1 3-2
1 check
0 check
= round: 1 -1
= scores: 100 100
