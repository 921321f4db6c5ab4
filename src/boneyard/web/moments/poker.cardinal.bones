game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cleo, Dan
round 1
first: 2
hand 0: 6-6 6-4 6-2 4-3 2-1
hand 1: 6-5 5-5 5-3 3-2 2-2
hand 2: 5-1 4-4 4-2 3-3 3-1
hand 3: ? ? ? ? ?
2 bet
3 fold
0 call
1 raise
2 call
0 call
