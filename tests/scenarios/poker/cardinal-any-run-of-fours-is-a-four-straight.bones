# Cardinal, Poker: the run of fours may lie anywhere: 4-1 4-2 4-3 4-4 is one, with any fifth tile, above threes.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 5-5 3-3 5-1 3-2
hand 1: 4-1 4-2 4-3 4-4 6-5
0 check
1 check
= round: -1 1
round 2
hand 0: 4-1 4-2 4-3 4-4 6-5
hand 1: 6-6 5-5 3-3 5-1 3-2
1 check
0 check
= round: 1 -1
= scores: 100 100
