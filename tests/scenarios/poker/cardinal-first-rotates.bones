# Cardinal, Poker: the first word is left of the dealer; decision: the deal goes to the left every time, whoever won.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
round 1
first: 1
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
= turn: 1
1 check
2 check
0 check
round 2
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
= turn: 2
2 bet
0 fold
1 fold
round 3
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
= turn: 0
0 check
1 check
2 check
round 4
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
= turn: 1
