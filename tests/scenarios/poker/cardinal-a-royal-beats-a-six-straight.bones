# Cardinal, Poker: the five doubles are the royal hand, above everything.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-1 6-2 6-3 6-4 6-5
hand 1: 6-6 5-5 4-4 3-3 2-2
0 check
1 check
= round: -1 1
round 2
hand 0: 6-6 5-5 4-4 3-3 2-2
hand 1: 6-1 6-2 6-3 6-4 6-5
1 check
0 check
= round: 1 -1
= scores: 100 100
