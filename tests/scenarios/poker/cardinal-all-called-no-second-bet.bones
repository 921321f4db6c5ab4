# Cardinal, Poker: one round of betting: a bet that all have called leads to the showdown, the bettor is not asked again.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
round 1
first: 2
hand 0: 6-5 5-1 4-2 3-1 6-2
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-6 5-5 4-1 3-2 2-1
2 bet
0 call
1 call
= turn: none
! 2 raise
! 2 check
= round: -3 -3 6
