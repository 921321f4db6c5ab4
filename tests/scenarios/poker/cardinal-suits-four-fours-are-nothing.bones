# Cardinal, Poker, option straights=suits: four fours in sequence and another tile are no straight; a pair beats them.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: straights=suits
round 1
first: 0
hand 0: 6-4 5-4 4-4 4-3 6-5
hand 1: 3-3 2-2 4-1 3-1 2-1
0 check
1 check
= round: -1 1
round 2
hand 0: 3-3 2-2 4-1 3-1 2-1
hand 1: 6-4 5-4 4-4 4-3 6-5
1 check
0 check
= round: 1 -1
= scores: 100 100
