# Cardinal, Poker: three doubles and two more tiles of one suit are a full hand, above a four straight; both are the sheet's examples.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-4 5-4 4-4 4-3 5-5
hand 1: 6-6 3-3 2-2 4-2 2-1
0 check
1 check
= round: -1 1
round 2
hand 0: 6-6 3-3 2-2 4-2 2-1
hand 1: 6-4 5-4 4-4 4-3 5-5
1 check
0 check
= round: 1 -1
= scores: 100 100
