# Cardinal, Poker: 4-4 stands in its place between 5-4 and 4-3: four fours without it are no sequence, and the hand is only a high tile.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-4 5-4 4-3 4-2 6-6
hand 1: 3-3 2-2 4-1 3-1 2-1
0 check
1 check
= round: -1 1
round 2
hand 0: 3-3 2-2 4-1 3-1 2-1
hand 1: 6-4 5-4 4-3 4-2 6-6
1 check
0 check
= round: 1 -1
= scores: 100 100
