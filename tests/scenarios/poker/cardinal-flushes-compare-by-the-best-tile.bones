# Cardinal, Poker, decision: of two flushes the one with the better best tile wins: 5-5 over 2-2 with sixes and all.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 2-1 2-2 3-2 4-2 6-2
hand 1: 5-1 5-3 5-4 5-5 6-5
0 check
1 check
= round: -1 1
round 2
hand 0: 5-1 5-3 5-4 5-5 6-5
hand 1: 2-1 2-2 3-2 4-2 6-2
1 check
0 check
= round: 1 -1
= scores: 100 100
