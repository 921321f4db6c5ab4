# Cardinal, Poker: five tiles of one suit are a flush, above a pair. This one is the sheet's example; it is no straight, as 6-2 is missing.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 5-5 4-4 5-3 3-2 2-1
hand 1: 6-1 6-3 6-4 6-5 6-6
0 check
1 check
= round: -1 1
round 2
hand 0: 6-1 6-3 6-4 6-5 6-6
hand 1: 5-5 4-4 5-3 3-2 2-1
1 check
0 check
= round: 1 -1
= scores: 100 100
