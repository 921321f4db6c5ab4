# Cardinal, Poker, option straights=suits: a six straight is five tiles of the sixes: the sheet's flush counts as one here and beats fours.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: straights=suits
round 1
first: 0
hand 0: 5-5 4-4 3-3 2-2 5-4
hand 1: 6-1 6-3 6-4 6-5 6-6
0 check
1 check
= round: -1 1
round 2
hand 0: 6-1 6-3 6-4 6-5 6-6
hand 1: 5-5 4-4 3-3 2-2 5-4
1 check
0 check
= round: 1 -1
= scores: 100 100
