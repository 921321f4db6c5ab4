# Cardinal, Poker: who cannot pay the whole ante pays what is left and is all in without a word: for so much from each, and no more.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
options: chips=10, ante=3, bet=5
round 1
first: 0
hand 0: 4-4 3-3 6-1 5-2 6-4
hand 1: 6-6 5-5 4-1 3-2 2-1
hand 2: 6-5 5-1 4-2 3-1 6-2
0 bet
1 call
2 fold
= scores: 2 21 7
round 2
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 6-5 5-1 4-2 3-1 6-2
hand 2: 4-4 3-3 6-1 5-2 6-4
= scores: 0 18 4
= turn: 1
1 check
= turn: 2
2 check                   # seat 0 has nothing to say with
= turn: none
= scores: 6 18 6          # 2 from each to seat 0, 1 from each of the others to seat 2
