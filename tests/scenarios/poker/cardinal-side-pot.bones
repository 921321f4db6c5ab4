# Cardinal, Poker, decision: side pots are kept. Seat 0 is all in for 5 with the best hand and takes 5 from each; seats 1 and 2 went on to 9, and of
# the 8 beyond the better of those two hands has its own pot.
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
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
= scores: 4 8 15
= turn: 1
1 bet
2 raise
= turn: 0
= moves: call | fold      # 4 left against 8
0 call
= scores: 0 4 7
= turn: 1
= moves: call | fold
1 call
= turn: none
= scores: 15 8 7
= round: 10 -1 -9
