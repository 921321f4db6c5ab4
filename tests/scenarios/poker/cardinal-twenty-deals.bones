# Cardinal, Poker, decision: a match is 20 deals; after the last one most chips win.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
round 19
first: 2
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
2 check
0 check
1 check
= scores: 102 99 99
= over: no
round 20
hand 0: 6-5 5-1 4-2 3-1 6-2
hand 1: 6-6 5-5 4-1 3-2 2-1
hand 2: 4-4 3-3 6-1 5-2 6-4
= turn: 0
0 check
1 bet
2 call
0 fold
= scores: 101 103 96
= over: 1
= turn: none
