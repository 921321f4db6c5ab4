# Cardinal, Poker: the number of deals is an option, and those level at the top share the match.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: deals=2
round 1
first: 0
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
0 check
1 check
= scores: 101 99
= over: no
round 2
hand 0: 4-4 3-3 6-1 5-2 6-4
hand 1: 6-6 5-5 4-1 3-2 2-1
1 check
0 check
= scores: 100 100
= over: 0 1
