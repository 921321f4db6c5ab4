# Cardinal, Poker, decision: side pots matter only when a short hand is the best: a deeper one that wins takes them all.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
options: chips=10, bet=4
round 1
first: 0
hand 0: 4-4 3-3 6-1 5-2 6-4
hand 1: 6-5 5-1 4-2 3-1 6-2
hand 2: 6-6 5-5 4-1 3-2 2-1
0 bet
1 fold
2 call
= scores: 5 9 16
round 2
hand 0: 4-4 3-3 6-1 5-2 6-4
hand 1: 6-5 5-1 4-2 3-1 6-2
hand 2: 6-6 5-5 4-1 3-2 2-1
1 bet
2 raise
0 call
1 call
= scores: 0 0 30
= over: 2
= turn: none
