# Cardinal, Poker: how many raises there may be is an option; with one the second is refused.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
options: raises=1
round 1
first: 0
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
0 bet
= moves: call | raise | fold
1 raise
= moves: call | fold
! 2 raise
2 call
= moves: call | fold
! 0 raise
0 fold
= round: -3 8 -5
