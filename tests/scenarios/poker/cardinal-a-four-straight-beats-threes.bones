# Cardinal, Poker: 6-4 5-4 4-4 4-3, the sheet's example, with any fifth tile are a four straight, above threes.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 5-5 3-3 5-1 3-2
hand 1: 6-4 5-4 4-4 4-3 2-1
0 check
1 check
= round: -1 1
round 2
hand 0: 6-4 5-4 4-4 4-3 2-1
hand 1: 6-6 5-5 3-3 5-1 3-2
1 check
0 check
= round: 1 -1
= scores: 100 100
