# Cardinal, Poker, decision: everybody starts with 100 chips and puts 1 in by itself before the first word; the chips in the pot are gone from the scores.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 2
hand 0: 6-6 5-4 4-1 3-2 2-1
hand 1: 4-4 5-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
hand 3: 5-5 3-3 2-2 6-3 4-3
= scores: 99 99 99 99
= turn: 2
2 bet
= scores: 99 99 97 99
3 call
= scores: 99 99 97 97
= turn: 0
0 raise
= scores: 95 99 97 97
1 fold
2 fold
= turn: 3
3 call
= turn: none
= scores: 95 99 97 109    # the pot of 14
= round: -5 -1 -3 9
