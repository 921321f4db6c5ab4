# Cardinal, Poker: when all others have folded the last one takes the pot, whatever the hands are, without another word.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
round 1
first: 0
hand 0: 6-5 5-1 4-2 3-1 6-2
hand 1: 6-6 5-5 4-4 3-3 2-1
hand 2: 6-3 2-2 6-1 5-2 6-4
0 check
1 check
2 bet
0 raise
1 fold
= turn: 2
2 fold
= turn: none
= round: 4 -1 -3
= scores: 104 99 97
