# Cardinal, Poker: who has folded is not asked again and cannot win; what was put in stays in the pot.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
round 1
first: 0
hand 0: 6-6 5-5 4-4 3-2 2-1
hand 1: 3-3 2-2 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
0 bet
1 raise
2 raise
= turn: 0
0 fold
= turn: 1
1 raise
= turn: 2                 # seat 0 is out
! 0 call
2 call
= turn: none
= round: -3 12 -9         # the best hand of the three was folded
