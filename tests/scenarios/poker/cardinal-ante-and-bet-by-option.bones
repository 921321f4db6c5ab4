# Cardinal, Poker: chips, ante and bet are options: 50 chips, 3 to begin with, 5 for every bet and raise.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: chips=50, ante=3, bet=5
round 1
first: 0
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
= scores: 47 47
0 bet
= scores: 42 47
1 raise
= scores: 42 37           # 5 to call and 5 more
0 call
= scores: 63 37
= round: 13 -13
